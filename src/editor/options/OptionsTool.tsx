import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { optionTexts } from '../../i18n/editor/options/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Popover } from '../../kit/popover/Popover.tsx'
import { findGroup } from '../../model/commands/desk.ts'
import { mediaIn } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import type { LinkFormProps } from '../../options/control-props.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import { LinkForm } from '../links/LinkForm.tsx'
import { sectionName } from '../names/section-name.ts'
import { useWorkbench } from '../workbench.ts'
import { boardOptions } from './board-options.ts'
import { useSeenAbove } from './keep-in-view.ts'
import { optionName } from './option-name.ts'
import { optionParts } from './option-parts.ts'
import { OptionRow } from './OptionRow.tsx'
import { readThemeColors } from './read-theme-colors.ts'
import { standBeside } from './stand-beside.ts'
import { valueWords } from './value-words.ts'
import styles from './Options.module.css'

const renderLink = (props: LinkFormProps) => <LinkForm {...props} />

type Props = { groupId: string; anchor: Element | null; onClose: () => void }

/** Everything that can be chosen for a section or card. Each choice acts on the page at once and can be undone. */
export function OptionsTool({ groupId, anchor, onClose }: Props) {
  const { history, data, locale, texts } = useWorkbench()
  const words = optionTexts[locale]
  const group = useStore(history.store, ({ groups }) => findGroup({ pageId: data.page.id, groups }, groupId))
  const place = useMemo(() => standBeside(anchor ?? document.getElementById(`s-${groupId}`)), [anchor, groupId])
  useSeenAbove(groupId)
  const isGone = group === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!group) return null
  return (
    <Popover isOpen onChange={(isOpen) => !isOpen && onClose()} anchor={place} title={fill(words.title, { name: sectionName(texts, group.type) })} closeLabel={words.close}>
      <Options group={group} onClose={onClose} />
    </Popover>
  )
}

function Options({ group, onClose }: { group: Group; onClose: () => void }) {
  const { data, history, locale, texts, screen } = useWorkbench()
  const words = optionTexts[locale]
  const links = useStore(screen, (state) => state.links)
  const colors = useMemo(() => readThemeColors(), [])
  const site = useMemo(() => ({ hosts: data.hosts, isOptician: data.site.businessType === 'optician' }), [data])
  const definition = findDefinition(group.type)
  const values = definition ? readOptions(definition, group) : {}
  const parts = definition
    ? optionParts(definition, { options: values, isFilled: (slot) => mediaIn(group.fields[slot]) !== null, board: boardOptions(history.shown(), group.id) })
    : []
  if (!definition || parts.length === 0) return <p className={styles.nothing}>{words.nothing}</p>
  const isOnly = parts.length === 1 && parts[0]?.options.length === 1
  const pageHref = (id: string) => links[id] ?? data.view.links[id]
  return parts.map(({ part, options }) => (
    <section key={part} className={styles.part} aria-label={words.parts[part]}>
      {parts.length > 1 && <h3 className={styles.heading}>{words.parts[part]}</h3>}
      {options.map(({ key, option }) => (
        <OptionRow
          key={key}
          groupId={group.id}
          optionKey={key}
          option={option}
          values={values}
          label={optionName(texts, definition, key)}
          summary={valueWords(option, values[key], { texts, words, pageHref })}
          texts={texts}
          words={words}
          site={site}
          branches={data.branches}
          colors={colors}
          renderLink={renderLink}
          isOnly={isOnly}
          onClose={onClose}
        />
      ))}
    </section>
  ))
}
