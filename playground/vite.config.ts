import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { offline } from './src/offline/build'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // Relative addresses: the site works from any sub-path.
  base: './',
  plugins: [offline()],
  build: {
    target: 'es2022',
    // The first browsers with light-dark(), on which the themes stand.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The Content-Security-Policy allows no data: scripts or fonts, and a file can be cached.
    assetsInlineLimit: 0,
    // Browsers that run the module know <link rel="modulepreload"> themselves.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), sw: here('src/offline/sw.ts') },
      output: {
        // A service worker rules the folder that it lies in, under a name that stays.
        entryFileNames: ({ name }) => name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  // The module and the examples lie beside this folder.
  server: { fs: { allow: ['..'] } },
})
