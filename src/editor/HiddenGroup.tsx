import { EyeOff } from 'lucide-react'
import { fill } from '../i18n/fill.ts'
import { Button } from '../kit/button/Button.tsx'
import tokens from '../kit/chrome/tokens.module.css'
import type { Group } from '../model/page/document.ts'
import { classNames } from '../ui/class-names.ts'
import { groupName } from './names/group-name.ts'
import { usePageToolsOn } from './tools-on.ts'
import { useWorkbench } from './workbench.ts'
import styles from './GoingSection.module.css'

/** Where a section or card would stand that is not there in this language: nobody has to look for it. */
export function HiddenGroup({ group }: { group: Group }) {
  const { texts, locale, data, history, sections } = useWorkbench()
  if (!usePageToolsOn()) return null
  const isEverywhere = data.locales.every((each) => group.disallowedLanguages.includes(each))
  const words = isEverywhere ? texts.hidden.text : texts.hidden.here
  return (
    <div id={`s-${group.id}`} className={classNames(tokens.tokens, styles.note, styles.hidden)} data-add-place="" data-note="" lang={locale}>
      <p>
        <EyeOff size={18} aria-hidden="true" />
        {fill(words, { name: groupName(texts, group, history.shown(), data.view.locale) })}
      </p>
      <Button look="outlined" onClick={() => sections.show(group.id)}>
        {texts.hidden.show}
      </Button>
    </div>
  )
}
