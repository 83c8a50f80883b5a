import { makeTemplate } from './demo-data.ts'

await makeTemplate(process.argv[2] ?? '')
