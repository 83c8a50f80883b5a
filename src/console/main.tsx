import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startDataSchema } from './start-data.ts'
import '@fontsource-variable/instrument-sans/wght.css'
import './console.css'

const root = document.getElementById('console')
const json = document.getElementById('console-data')?.textContent
if (root && json) createRoot(root).render(<App start={startDataSchema.parse(JSON.parse(json))} />)
