import { render } from 'preact'
import { App } from './app/App'
import { showTheme } from './app/theme'
import { startEngine } from './engine/client'
import { keepAnswers } from './engine/questions'
import { keepStandings } from './engine/standings'
import { workOffline } from './offline/register'
import { openFirst } from './share/first'

// The module and the editor's chunk come while the page is drawn.
startEngine()
showTheme()
await openFirst()
keepAnswers()
keepStandings()
render(<App />, document.getElementById('app')!)
workOffline()
