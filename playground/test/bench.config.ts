import config from './playwright.config'

// Benchmarks print numbers; they are no tests. A service worker would answer before the route that hands in documents.
export default { ...config, testMatch: '**/*.bench.ts', use: { ...config.use, serviceWorkers: 'block' as const } }
