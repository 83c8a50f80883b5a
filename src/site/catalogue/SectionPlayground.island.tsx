import { useMemo, useState } from 'react'
import { consoleTexts } from '../../i18n/console/texts.ts'
import { optionTexts } from '../../i18n/editor/options/texts.ts'
import { editorTexts } from '../../i18n/editor/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import type { EditorLocale } from '../../model/locales.ts'
import type { Media } from '../../model/media.ts'
import type { Group } from '../../model/page/document.ts'
import { OptionControl } from '../../options/OptionControl.tsx'
import { findDefinition } from '../../sections/definitions.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import { attachBehaviour } from './attach-behaviour.ts'
import { setOption } from './change-sample.ts'
import { EditLook } from './EditLook.tsx'
import { optionLabel, toggledSlot } from './labels.ts'
import { LookChoice, type Look } from './LookChoice.tsx'
import { SAMPLE_BRANCHES } from './sample-branches.ts'
import { samplePage } from './sample-page.tsx'
import { SlotEditor } from './SlotEditor.tsx'
import { Stage } from './Stage.tsx'
import styles from './Playground.module.css'

export type PlaygroundProps = {
  type: string
  locale: EditorLocale
  group: Group
  media: Readonly<Record<string, Media>>
  /** What the section's loader brought, by group id. */
  data: Readonly<Record<string, unknown>>
  /** Texts of the sample page itself; only its language comes along. */
  pageTexts: VisitorTexts
}

const none = () => undefined

/** A section to play with: every option has its control and every slot its field, and nothing is stored. */
export function Island({ type, locale, group: sample, media, data, pageTexts }: PlaygroundProps) {
  const [group, setGroup] = useState(sample)
  const [look, setLook] = useState<Look>('live')
  // Edit mode, because here the section attaches its behaviours itself each time it is drawn.
  const page = useMemo(() => samplePage({ mode: 'edit', texts: pageTexts, media, data, behaviourUrl: none, islandUrl: none, attachBehaviour }), [media, data, pageTexts])
  const definition = findDefinition(type)
  if (!definition) return null
  const texts = editorTexts[locale]
  const words = consoleTexts[locale].catalogue
  const options = readOptions(definition, group)
  const ownOptions = Object.entries(definition.options).filter(([key]) => toggledSlot(definition, key) === undefined)
  const slots = Object.entries(definition.slots).flatMap(([name, slot]) => (slot ? [{ name, slot }] : []))
  const stage = <Stage group={group} page={page} />
  return (
    <div className={styles.playground}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tall section scrolls inside the stage, so the keyboard must reach it */}
      <div className={styles.stage} role="group" aria-label={words.look} tabIndex={0}>
        {look === 'edit' ? <EditLook locale={locale}>{stage}</EditLook> : stage}
      </div>
      <form className={styles.panel} onSubmit={(event) => event.preventDefault()} aria-label={words.tryOut}>
        <div className={styles.tools}>
          <LookChoice words={words} look={look} onChange={setLook} />
          <Button isIdle={group === sample} onClick={() => setGroup(sample)}>
            {words.reset}
          </Button>
        </div>
        {ownOptions.length > 0 && (
          <section className={styles.part}>
            <h3>{words.options}</h3>
            {ownOptions.map(([key, option]) => (
              <OptionControl
                key={key}
                optionKey={key}
                name={`${group.id}-option-${key}`}
                label={optionLabel(texts, definition, key)}
                option={option}
                values={options}
                texts={texts}
                words={optionTexts[locale]}
                branches={SAMPLE_BRANCHES}
                onChange={(value) => setGroup(setOption(group, key, value))}
              />
            ))}
          </section>
        )}
        {slots.length > 0 && (
          <section className={styles.part}>
            <h3>{words.contents}</h3>
            {slots.map(({ name, slot }) => (
              <SlotEditor
                key={name}
                name={name}
                slot={slot}
                definition={definition}
                group={group}
                options={options}
                texts={texts}
                words={words}
                optionWords={optionTexts[locale]}
                media={Object.values(media)}
                onChange={setGroup}
              />
            ))}
          </section>
        )}
      </form>
    </div>
  )
}
