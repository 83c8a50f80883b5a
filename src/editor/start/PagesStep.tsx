import { useMemo, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { pagesTexts } from '../../i18n/editor/pages/texts.ts'
import type { ProposedPage } from '../../i18n/editor/start/page-names.ts'
import { TemplatePicture } from '../pages/dialogs/TemplatePicture.tsx'
import { navigationOn, pagesOn } from '../things/site-things.ts'
import { EMPTY_PAGE, type TemplateSection } from '../pages/templates/templates.ts'
import { hasPreview } from '../picker/preview-group.ts'
import { useSamples } from '../samples/use-samples.ts'
import { useWorkbench } from '../workbench.ts'
import { homeActs, isBegun } from './home-acts.ts'
import { languagesOn } from './languages-on.ts'
import { isInMenu, pageActs, type PagesGround } from './page-acts.ts'
import { setDraft, useMemory } from './start-memory.ts'
import type { StepProps } from './step-props.ts'
import { homeSections, offeredPages, presetTrade, proposedPages } from './trades.ts'
import { newId } from '../state/new-id.ts'
import styles from './Start.module.css'

type CardProps = { name: string; sections: readonly TemplateSection[]; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** Where pages begin alike, what tells them apart stands below. */
function tellingPart(sections: readonly TemplateSection[]): readonly TemplateSection[] {
  const [first, ...others] = sections
  const isAlike = first?.definition === EMPTY_PAGE[0]?.definition
  return isAlike && others.some(({ definition }) => hasPreview(definition)) ? others : sections
}

function PageCard({ name, sections, isChecked, onChange }: CardProps) {
  const samples = useSamples(true)
  const drawn = useMemo(() => tellingPart(sections), [sections])
  return (
    <label className={styles.card}>
      <input type="checkbox" className={styles.check} checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.picture}>
        <TemplatePicture sections={drawn} samples={samples} />
      </span>
      <span className={styles.name}>{name}</span>
    </label>
  )
}

/** Which pages the site begins with, each drawn as it would look here. */
export function PagesStep({ formId, texts, onApply }: StepProps) {
  const { data, history, locale } = useWorkbench()
  const things = useStore(history.store, (state) => state.things)
  const { trade: chosenTrade, pagesTrade, drafts, home } = useMemory()
  const trade = chosenTrade ?? presetTrade(data.site)
  const locales = languagesOn(things)
  const ground: PagesGround = { pages: pagesOn(things), navigation: navigationOn(things), locales, newId }
  const offered = offeredPages(data.site)
  const inMenu = offered.filter(({ name }) => isInMenu(name, ground)).map(({ name }) => name)
  const chosen = drafts.pages ?? new Set<ProposedPage>(inMenu.length > 0 && pagesTrade === trade ? inMenu : proposedPages(trade))
  const { groups } = history.shown()
  const canFill = !isBegun(groups, home)
  const fillsHome = drafts.fillsHome ?? (groups.length > 1 || pagesTrade !== trade)
  const sections = useMemo(() => homeSections(trade, data.site), [trade, data.site])
  const choose = (name: ProposedPage) => (isChecked: boolean) => setDraft({ pages: new Set(isChecked ? [...chosen, name] : [...chosen].filter((other) => other !== name)) })

  function submit(event: FormEvent) {
    event.preventDefault()
    const page = { pageId: data.page.id, groups, locale: locales[0] ?? data.view.locale, newId, made: home }
    const filled = homeActs(page, fillsHome ? sections : [])
    useMemory.setState({ home: filled.made, pagesTrade: trade })
    onApply([...filled.acts, ...pageActs(ground, offered, chosen)])
  }

  return (
    <form id={formId} onSubmit={submit}>
      <fieldset className={styles.cards}>
        <legend className={styles.legend}>{texts.steps.pages.title}</legend>
        {canFill && <PageCard name={texts.pages.home} sections={sections} isChecked={fillsHome} onChange={(isChecked) => setDraft({ fillsHome: isChecked })} />}
        {offered.map((page) => (
          <PageCard key={page.name} name={pagesTexts[locale].templates[page.name]} sections={page.sections} isChecked={chosen.has(page.name)} onChange={choose(page.name)} />
        ))}
      </fieldset>
      <p className={styles.note}>{texts.pages.homeNote}</p>
    </form>
  )
}
