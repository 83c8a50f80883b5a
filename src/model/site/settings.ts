import { z } from 'zod'
import { editorLocaleSchema } from '../locales.ts'
import { isAllowedBookingUrl } from '../content/booking-link.ts'
import { linkSchema, webAddressSchema } from '../content/link.ts'
import { idSchema } from '../id-schema.ts'
import { openingHoursSchema } from '../opening-hours/opening-hours.ts'
import { LOGO_SIZES } from './logo.ts'

const shortText = z.string().max(200).default('')
const urlOrEmpty = z.union([z.literal(''), webAddressSchema]).default('')
const emailOrEmpty = z.union([z.literal(''), z.email().max(254)]).default('')
const logoSize = z.enum(LOGO_SIZES).default('medium')
const mediaOrNone = z.union([z.literal(''), idSchema]).default('')
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const siteColour = z.enum(['primary', 'secondary', 'background', 'header']).default('primary')
const off = z.boolean().default(false)
const idOrEmpty = (pattern: RegExp) =>
  z
    .string()
    .max(40)
    .refine((value) => value === '' || pattern.test(value))
    .default('')

const appearance = z
  .strictObject({
    header: z.enum(['transparent', 'opaque']).default('opaque'),
    headerType: z.enum(['default', 'fixed']).default('default'),
    footerColor: siteColour,
    opaqueHeaderOnMobile: off,
    showLogoOnMobile: z.boolean().default(true),
    triangle: off,
    bubble: off,
    gradient: z.strictObject({ enabled: off, from: colour.default('#ffffff'), to: colour.default('#f0f0f0') }).prefault({}),
  })
  .refine(({ triangle, bubble }) => !(triangle && bubble))
  .prefault({})

const header = z
  .strictObject({
    useBusinessDataFromLookUp: off,
    logoSize,
    useAlternativeLogo: off,
    logoPosition: z.enum(['left', 'center']).default('left'),
    boldHeaderFont: off,
    upperCase: off,
    loginPage: z.strictObject({ useLinkToLoginPage: off, url: urlOrEmpty }).prefault({}),
    userProfile: z.strictObject({ url: urlOrEmpty, showUrl: off }).prefault({}),
  })
  .prefault({})

const footer = z
  .strictObject({
    useBusinessDataFromLookUp: off,
    street: shortText,
    city: shortText,
    email: emailOrEmpty,
    phone: shortText,
    /** Of a business whose data is not looked up. */
    hours: openingHoursSchema.prefault({}),
    logoSize,
    upperCase: off,
    links: z.strictObject({ showTerms: off }).prefault({}),
  })
  .prefault({})

/** Ids of the site's own media. `alternative` is for grounds on which `picture` would be lost, `mark` is the small square for icons. */
const logo = z.strictObject({ picture: mediaOrNone, alternative: mediaOrNone, mark: mediaOrNone }).prefault({})

/** One model for link and widget: a company of the booking service means the widget, anything else is a link. */
const bookingButton = z
  .strictObject({
    active: off,
    position: z.enum(['left', 'right']).default('right'),
    color: siteColour,
    url: z
      .string()
      .max(2000)
      .refine((value) => value === '' || isAllowedBookingUrl(value))
      .transform((value) => URL.parse(value)?.href ?? '')
      .pipe(z.string().max(2000))
      .default(''),
    useShoreBooking: off,
    shoreCompany: idOrEmpty(/^[a-z0-9-]+$/i),
    links: z.array(linkSchema).max(10).default([]),
    externalCompany: shortText,
    email: emailOrEmpty,
    phone: shortText,
    page: z.union([z.literal(''), idSchema]).default(''),
  })
  .prefault({})

const socialAccounts = z
  .strictObject({ instagram: urlOrEmpty, facebook: urlOrEmpty, linkedin: urlOrEmpty, behold: idOrEmpty(/^[a-z0-9]+$/i), feedUrl: urlOrEmpty, qualityRating: urlOrEmpty })
  .prefault({})

/** Ids end up in the addresses of scripts, so nothing but the services' own shapes gets through. */
const tracking = z
  .strictObject({
    googleAnalytics: idOrEmpty(/^(G|UA|AW)-[A-Z0-9-]{4,20}$/i),
    googleTagManager: idOrEmpty(/^GTM-[A-Z0-9]{4,12}$/i),
    facebookPixel: idOrEmpty(/^\d{10,20}$/),
  })
  .prefault({})

/** O-8: what a publication does while translations are missing. `block` waits for them, `perLanguage` leaves those languages as they are. */
export const PUBLISH_POLICIES = ['block', 'perLanguage'] as const
export type PublishPolicy = (typeof PUBLISH_POLICIES)[number]
const publishing = z.strictObject({ policy: z.enum(PUBLISH_POLICIES).default('block') }).prefault({})

export const settingsSchema = z.strictObject({
  appearance,
  logo,
  header,
  footer,
  bookingButton,
  editor: z.strictObject({ locale: editorLocaleSchema.default('de') }).prefault({}),
  publishing,
  socialAccounts,
  tracking,
  accounts: z.strictObject({ swissQualiQuest: shortText }).prefault({}),
  contact: z.strictObject({ email: emailOrEmpty, companyName: shortText }).prefault({}),
})

export type Settings = z.infer<typeof settingsSchema>
