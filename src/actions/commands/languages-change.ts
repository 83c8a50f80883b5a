import { z } from 'zod'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import { hostTag, wholeSiteTag } from '../../model/cache-tags.ts'
import { languagesChange } from '../../model/commands/languages-change.ts'
import { localeSchema, type Locale } from '../../model/locales.ts'
import type { PageRole } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { nameRolePages } from '../../store/page-names.ts'
import { hostsOf } from '../../store/sites.ts'
import { proposeSlugs } from '../../store/slugs.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

function roleNames(locale: Locale): Partial<Record<PageRole, string>> {
  const { home, contact, imprint, privacy } = visitorTexts[locale]
  return { home, contact, imprint, privacyPolicy: privacy }
}

const languagesSchema = z
  .array(localeSchema)
  .min(1)
  .max(10)
  .refine((locales) => new Set(locales).size === locales.length)

/** Texts are translated from the first language, and the bare address leads to it: it stays. Pages of a new one get the addresses they have in the first, and those that every site has their usual names. */
export const performLanguagesChange = definePerformer(
  languagesChange,
  ({ site }, body) => {
    const after = readValue(languagesSchema, body.after)
    if (after[0] !== site.locales[0]) throw new Refusal('invalidInput', { fieldErrors: { first: 'fixed' } })
    return { ...body, after }
  },
  {
    async effects({ tx, site }, { after }) {
      const [main = 'de'] = site.locales
      for (const locale of after.filter((each) => !site.locales.includes(each))) {
        await proposeSlugs(tx, { from: main, to: locale })
        await nameRolePages(tx, locale, roleNames(locale))
      }
    },
    // A site is known by its host before anything of it is asked.
    tags: async ({ site, platform }) => [...(await hostsOf(platform, site.id)).map(hostTag), wholeSiteTag(site.id)],
  },
)
