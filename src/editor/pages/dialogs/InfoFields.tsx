import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { fill } from '../../../i18n/fill.ts'
import { TextArea } from '../../../kit/fields/TextArea.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { Locale } from '../../../model/locales.ts'
import { MAX_PAGE_DESCRIPTION } from '../../../model/page/page-name.ts'
import type { PageThing } from '../../../model/page/page-thing.ts'
import { slugAsTyped, slugOf } from '../../../model/page/slug.ts'
import { isFixedSlug, type DraftProblems, type PageDraft } from './page-draft.ts'

type Props = { page: PageThing; draft: PageDraft; locale: Locale; problems: DraftProblems; texts: PagesTexts; onChange: (draft: PageDraft) => void }

/** A page's own words in one language. */
export function InfoFields({ page, draft, locale, problems, texts, onChange }: Props) {
  const name = draft.name[locale] ?? ''
  const slug = draft.slugs[locale] ?? ''
  const description = draft.description[locale] ?? ''
  const isFixed = isFixedSlug(page)
  const nameError = problems.name === 'tooLong' ? texts.create.nameTooLong : problems.name === 'empty' ? texts.create.nameMissing : null
  const writeName = (next: string) => {
    // A language that has no address yet gets one with its name.
    const isFirst = page.slugs[locale] === undefined && slug === slugOf(name)
    onChange({ ...draft, name: { ...draft.name, [locale]: next }, slugs: isFirst && !isFixed && slugOf(next) !== '' ? { ...draft.slugs, [locale]: slugOf(next) } : draft.slugs })
  }
  const writeSlug = (next: string) => onChange({ ...draft, slugs: { ...draft.slugs, [locale]: next } })
  return (
    <>
      <TextField label={texts.settings.name} value={name} autoComplete="off" error={nameError} onChange={(event) => writeName(event.target.value)} />
      <TextField
        label={texts.settings.address}
        value={isFixed ? (page.slugs[locale] ?? '').replace('~', '') : slug}
        disabled={isFixed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={isFixed ? texts.settings.fixedAddress : page.slugs[locale] !== undefined && slug !== page.slugs[locale] ? texts.settings.oldAddresses : undefined}
        error={problems.slug && texts.slug[problems.slug]}
        onChange={(event) => writeSlug(slugAsTyped(event.target.value))}
        onBlur={() => slug !== (page.slugs[locale] ?? '') && writeSlug(slugOf(slug))}
      />
      <TextArea
        label={texts.settings.description}
        rows={3}
        value={description}
        help={fill(texts.settings.descriptionHelp, { count: MAX_PAGE_DESCRIPTION, left: Math.max(0, MAX_PAGE_DESCRIPTION - description.trim().length) })}
        error={problems.description > 0 ? fill(texts.settings.descriptionTooLong, { count: problems.description }) : null}
        onChange={(event) => onChange({ ...draft, description: { ...draft.description, [locale]: event.target.value } })}
      />
    </>
  )
}
