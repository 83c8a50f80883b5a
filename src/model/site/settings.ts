import { z } from 'zod'
import { editorLocaleSchema } from '../locales.ts'
import { isSafeHref } from '../content/link.ts'

const shortText = z.string().max(200).default('')
const urlOrEmpty = z
  .string()
  .max(2000)
  .refine((value) => value === '' || (isSafeHref(value) && /^https?:/i.test(value)))
  .default('')
const emailOrEmpty = z.union([z.literal(''), z.email().max(254)]).default('')
const logoSize = z.enum(['small', 'medium', 'large']).default('medium')

export const settingsSchema = z.strictObject({
  appearance: z
    .strictObject({
      header: z.enum(['transparent', 'opaque']).default('opaque'),
      headerType: z.enum(['default', 'fixed']).default('default'),
      opaqueHeaderOnMobile: z.boolean().default(false),
      showLogoOnMobile: z.boolean().default(true),
    })
    .prefault({}),
  header: z
    .strictObject({
      logoSize,
      boldHeaderFont: z.boolean().default(false),
      upperCase: z.boolean().default(false),
      loginPage: z.strictObject({ useLinkToLoginPage: z.boolean().default(false), url: urlOrEmpty }).prefault({}),
    })
    .prefault({}),
  footer: z
    .strictObject({
      street: shortText,
      city: shortText,
      email: emailOrEmpty,
      phone: shortText,
      links: z.strictObject({ showTerms: z.boolean().default(false) }).prefault({}),
    })
    .prefault({}),
  editor: z.strictObject({ locale: editorLocaleSchema.default('de') }).prefault({}),
  contact: z.strictObject({ email: emailOrEmpty, companyName: shortText }).prefault({}),
})

export type Settings = z.infer<typeof settingsSchema>
