import { useEffect, useRef } from 'preact/hooks'
import type { Budget, BudgetField } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { showSource } from '../../picker/source'
import { openBudgets, toggleBudget } from '../../store/budget'
import { localeName } from '../../store/locale'
import { t } from '../../text/text'
import { visible, Visible } from '../../text/Visible'
import { memberOf, placeOf } from './place'

/** One command's meter; opened, it says which texts cost most. */
export function Meter({ used: one }: { used: Budget }) {
  const open = openBudgets.value.has(one.pointer)
  const name = `/${visible(one.name)}`
  const says = t('budget.used', { used: one.used, limit: one.limit })
  const id = `budget-${one.pointer.slice(1)}`
  return (
    <li class="budget" data-over={one.used > one.limit}>
      <button class="head" aria-expanded={open} aria-controls={id} onClick={() => toggleBudget(one.pointer)}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
        <strong class="foreign"><Visible text={`/${one.name}`} /></strong>
        <State used={one} />
      </button>
      <Bar label={name} says={says} used={one.used} limit={one.limit} />
      <div id={id} hidden={!open}>
        {open && (
          <ul class="budget-fields" aria-label={t('budget.fields', { name })}>
            {one.fields.map((field) => <Field key={field.pointer} field={field} />)}
          </ul>
        )}
      </div>
    </li>
  )
}

/** The number and, where it is too large or nearly, what that means in words and with a sign. */
function State({ used: { used, limit } }: { used: Budget }) {
  const rest = limit - used
  return (
    <span class="state">
      {rest < 0 && <span class="error"><Icon name="error" />{t('budget.over', { n: -rest })}</span>}
      {rest >= 0 && rest < limit / 10 && <span class="warning"><Icon name="warning" />{t('budget.near', { n: rest })}</span>}
      <span class="muted">{t('budget.used', { used, limit })}</span>
    </span>
  )
}

function Bar({ label, says, used, limit }: { label: string; says: string; used: number; limit: number }) {
  const bar = useRef<HTMLDivElement>(null)
  // Beyond the limit the bar is full of what is used, and a line says where the limit was.
  const whole = Math.max(used, limit)
  useEffect(() => {
    bar.current!.style.setProperty('--used', `${(used / whole) * 100}%`)
    bar.current!.style.setProperty('--limit', `${(limit / whole) * 100}%`)
  }, [used, limit])
  return (
    <div
      ref={bar} class="meter" role="meter" aria-label={label} aria-valuetext={says}
      aria-valuemin={0} aria-valuemax={whole} aria-valuenow={used}
    >
      <span />
    </div>
  )
}

function Field({ field }: { field: BudgetField }) {
  return (
    <li>
      <button title={t('budget.jump')} onClick={() => showSource(placeOf(field))}>
        <span class="foreign"><Visible text={field.path} /></span>
        <span class="muted">
          <code>{memberOf(field)}</code>
          {field.longest && <span>{visible(t('budget.longest', { locale: `${localeName(field.longest)} (${field.longest})` }))}</span>}
        </span>
        <span class="number">{field.used.toLocaleString('en')}</span>
      </button>
    </li>
  )
}
