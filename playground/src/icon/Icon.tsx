import { memo } from '../app/memo'

/** The page's own drawings, 16 by 16, in the colour of the text around them. */
const drawings = {
  error: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8',
  warning: 'M8 2 14.6 13.6H1.4ZM8 6.4v3.4M8 11.7v.1',
  info: 'M2.5 2.5h11v11h-11ZM8 7.4v3.4M8 5.1v.1',
  check: 'M2.5 8.6l3.6 3.6 7.4-8.4',
  slash: 'M10.6 2.5 5.4 13.5',
  user: 'M8 8a2.9 2.9 0 1 0 0-5.8a2.9 2.9 0 0 0 0 5.8ZM2.4 14c.7-2.7 2.9-4 5.6-4s4.9 1.3 5.6 4',
  message: 'M2 3h12v8.2H7.2L4 14v-2.8H2Z',
  launcher: 'M2.5 2.5h4v4h-4ZM9.5 2.5h4v4h-4ZM2.5 9.5h4v4h-4ZM11.5 9.5v4M9.5 11.5h4',
  hidden: 'M2 2l12 12M6.4 3.8A7 7 0 0 1 8 3.6c3.4 0 5.6 2.4 6.6 4.4a9 9 0 0 1-2 2.6M4.2 5.2A9 9 0 0 0 1.4 8c1 2 3.2 4.4 6.6 4.4c1 0 1.9-.2 2.7-.5',
  chevronLeft: 'M10 3 5 8l5 5',
  chevronRight: 'M6 3l5 5-5 5',
  chevronDown: 'M3 6l5 5 5-5',
  sidebarLeft: 'M2 3h12v10H2ZM6 3v10',
  sidebarRight: 'M2 3h12v10H2ZM10 3v10',
  link: 'M6.6 9.4a3 3 0 0 0 4.2 0l2.3-2.3a3 3 0 0 0-4.2-4.2l-.8.8M9.4 6.6a3 3 0 0 0-4.2 0L2.9 8.9a3 3 0 0 0 4.2 4.2l.8-.8',
  file: 'M4 1.8h5L12.5 5.300v8.900H4ZM9 1.8v3.500h3.500',
  light: 'M8 11a3 3 0 1 0 0-6a3 3 0 0 0 0 6ZM8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1.100 1.100M11.900 11.900 13 13M3 13l1.100-1.100M11.900 4.100 13 3',
  dark: 'M13.500 9.600A5.800 5.800 0 0 1 6.400 2.500a5.800 5.800 0 1 0 7.100 7.100Z',
  system: 'M1.500 2.500h13v8.500h-13ZM5 14h6M8 11v3',
  text: 'M5.500 3.500C3.500 3.500 4.500 7.500 2 8c2.500.5 1.500 4.500 3.500 4.500M10.500 3.500c2 0 1 4 3.500 4.500c-2.500.5-1.500 4.500-3.500 4.500',
  list: 'M2 4h2M6.500 4H14M2 8h2M6.500 8H14M2 12h2M6.500 12H14',
  wrench: 'M10.200 5.800a3.200 3.200 0 0 1-4.300 3.900L3.300 12.300a1.100 1.100 0 0 1-1.600-1.600l2.600-2.600a3.200 3.200 0 0 1 3.900-4.300L6.600 5.400l.4 1.600 1.600.4Z',
  plus: 'M8 2.500v11M2.500 8h11',
  up: 'M8 13V3M3.500 7.500 8 3l4.500 4.500',
  down: 'M8 3v10M3.500 8.500 8 13l4.500-4.500',
  grip: 'M6 3.500v.1M10 3.500v.1M6 8v.1M10 8v.1M6 12.500v.1M10 12.500v.1',
  trash: 'M2.500 4.500h11M6 4.500v-2h4v2M4 4.500l.6 9h6.800l.6-9',
  send: 'M2 2.500 14 8 2 13.500 4 8ZM4 8h4.500',
  copy: 'M5.500 5.500h8v8h-8ZM10.500 5.500v-3h-8v8h3',
  sliders: 'M2 4.500h7M12 4.500h2M9 2.800v3.400M2 11.500h2M7 11.500h7M7 9.800v3.400',
  aim: 'M8 4.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7ZM8 1.500v3M8 11.500v3M1.500 8h3M11.500 8h3',
  more: 'M3 8h.1M8 8h.1M13 8h.1',
  origins: 'M2.500 8.500 8 3h5v5l-5.500 5.500ZM10.700 5.300h.1',
  menu: 'M2.500 4.500h11M2.500 8h11M2.500 11.500h11',
  download: 'M8 2v8M4.500 6.500 8 10l3.500-3.500M2.500 13.500h11',
  open: 'M1.800 12.500v-9h4l1.500 1.800h6.900v7.200Z',
  paste: 'M5.500 3H3.500v11h9V3h-2M5.500 2h5v2.500h-5Z',
  undo: 'M2.500 6h7.500a3.500 3.500 0 0 1 0 7H6M5.500 3l-3 3 3 3',
  keyboard: 'M1.500 4h13v8.500h-13ZM4 6.800v.1M6.700 6.800v.1M9.300 6.800v.1M12 6.800v.1M5 9.800h6',
  minus: 'M2.500 8h11',
  same: 'M3 6h10M3 10h10',
  close: 'M3.500 3.500l9 9M12.500 3.500l-9 9',
  locale: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM1.700 8h12.600M8 1.5c-4.500 4-4.500 9 0 13M8 1.5c4.500 4 4.500 9 0 13',
} as const

export type IconName = keyof typeof drawings

/** An icon. Without a label it is decoration beside a text that says the same. */
export const Icon = memo(({ name, label }: { name: IconName; label?: string }) => (
  <svg
    class="icon" data-icon={name} viewBox="0 0 16 16" width="16" height="16"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
  >
    <path d={drawings[name]} />
  </svg>
))
