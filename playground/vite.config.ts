import { defineConfig } from 'vite'

export default defineConfig({
  // Relative addresses: the site works from any sub-path.
  base: './',
  build: {
    target: 'es2022',
    // The first browsers with light-dark(), on which the themes stand.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The Content-Security-Policy allows no data: scripts or fonts, and a file can be cached.
    assetsInlineLimit: 0,
    // Browsers that run the module know <link rel="modulepreload"> themselves.
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  // The module and the examples lie beside this folder.
  server: { fs: { allow: ['..'] } },
})
