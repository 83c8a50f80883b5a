import { useLayoutEffect } from 'react'
import { fill } from '../i18n/fill.ts'
import { Button } from '../kit/button/Button.tsx'
import tokens from '../kit/chrome/tokens.module.css'
import type { Group } from '../model/page/document.ts'
import { classNames } from '../ui/class-names.ts'
import { groupName } from './names/group-name.ts'
import { useToolsOn } from './tools-on.ts'
import { useWorkbench } from './workbench.ts'
import styles from './GoingSection.module.css'

/** E-113: a section that goes with the next publication is seen as such, takes no text, and can be kept. */
export function GoingSection({ group }: { group: Group }) {
  const isOn = useToolsOn()
  useLayoutEffect(() => {
    const element = isOn ? document.getElementById(`s-${group.id}`) : null
    if (!element) return
    element.inert = true
    element.dataset['going'] = ''
    return () => {
      element.inert = false
      delete element.dataset['going']
    }
  }, [isOn, group.id])
  return isOn ? <Note group={group} /> : null
}

/** In the place of the card itself: beside it, it would take the place of another one. */
export function GoingCard({ group }: { group: Group }) {
  return <Note group={group} id={`s-${group.id}`} />
}

function Note({ group, id }: { group: Group; id?: string }) {
  const { texts, locale, data, history, keepSection } = useWorkbench()
  return (
    <div id={id} className={classNames(tokens.tokens, styles.note)} data-add-place="" data-note="" lang={locale}>
      <p>{fill(texts.going.text, { name: groupName(texts, group, history.shown(), data.view.locale) })}</p>
      <Button look="outlined" onClick={() => keepSection(group)}>
        {texts.going.keep}
      </Button>
    </div>
  )
}
