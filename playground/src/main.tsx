import { render } from 'preact'
import { App } from './app/App'
import { showTheme } from './app/theme'
import { startEngine } from './engine/client'
import { keepAnswers } from './engine/questions'
import { openFirst } from './share/first'

// The worker fetches the module and the editor's chunk comes at the same time as the page is drawn.
openFirst()
startEngine()
keepAnswers()
showTheme()
render(<App />, document.getElementById('app')!)
