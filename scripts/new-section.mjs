import { runScript } from './support/progress.mjs'
import { root } from './support/run.mjs'
import { applyChanges, planSection, readWish } from './support/scaffold-section.mjs'

await runScript(async () => {
  const changes = planSection(root, readWish(process.argv.slice(2)))
  applyChanges(root, changes)
  for (const { path } of changes) console.log(path)
  console.log('Next: give it a German and a French label in src/i18n/editor, then follow docs/guides/add-a-section.md.')
})
