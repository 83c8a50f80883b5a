import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { optionTexts } from '../../i18n/editor/options/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { Popover } from '../../kit/popover/Popover.tsx'
import { findGroup } from '../../model/commands/desk.ts'
import type { Locale } from '../../model/locales.ts'
import { classNames } from '../../ui/class-names.ts'
import { languageName } from '../names/language-name.ts'
import { sectionName } from '../names/section-name.ts'
import { languagesAct } from '../state/section-acts.ts'
import { useWorkbench } from '../workbench.ts'
import { useSeenAbove } from './keep-in-view.ts'
import { standBeside } from './stand-beside.ts'
import { useSaving } from './use-option-save.ts'
import styles from './Options.module.css'

type Props = { groupId: string; anchor: Element | null; onClose: () => void }

/** E-119: in which of the site's languages a section or card is there. */
export function LanguagesTool({ groupId, anchor, onClose }: Props) {
  const { history, data, locale, texts } = useWorkbench()
  const words = optionTexts[locale]
  const group = useStore(history.store, ({ groups }) => findGroup({ pageId: data.page.id, groups }, groupId))
  const isSaving = useSaving(groupId)
  const place = useMemo(() => standBeside(anchor ?? document.getElementById(`s-${groupId}`)), [anchor, groupId])
  useSeenAbove(groupId)
  const isGone = group === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!group) return null

  const open = data.locales.filter((each) => !group.disallowedLanguages.includes(each))
  const name = sectionName(texts, group.type)
  const set = (language: Locale, isShown: boolean) => {
    const act = languagesAct(history.shown(), groupId, [language], isShown)
    if (act) history.perform([act])
  }
  return (
    <Popover isOpen onChange={(isOpen) => !isOpen && onClose()} anchor={place} title={fill(words.languages.title, { name })} closeLabel={words.close}>
      <p className={styles.nothing}>{fill(words.languages.text, { name })}</p>
      <div className={styles.languages} aria-busy={isSaving || undefined}>
        {data.locales.map((language) => {
          const isShown = open.includes(language)
          return (
            <Checkbox
              key={language}
              name={`${groupId}-${language}`}
              label={languageName(language, locale)}
              note={language === data.view.locale ? words.languages.current : undefined}
              isChecked={isShown}
              isDisabled={isShown && open.length === 1}
              onChange={(next) => set(language, next)}
            />
          )
        })}
        {isSaving && (
          <span className={styles.saving}>
            <Spinner label={words.saving} />
          </span>
        )}
      </div>
      <p role="status" className={classNames(styles.nothing, styles.last)}>
        {open.length === 1 && words.languages.last}
      </p>
    </Popover>
  )
}
