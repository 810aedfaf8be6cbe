export { load } from './load.js'
export { SlashlintError } from './error.js'
