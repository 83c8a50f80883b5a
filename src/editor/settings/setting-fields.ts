import type { SettingName, SettingsTexts } from '../../i18n/editor/settings/de.ts'
import type { SettingsPart } from '../../model/commands/key.ts'
import { EDITOR_LOCALES } from '../../model/locales.ts'
import { LOGO_SIZES } from '../../model/site/logo.ts'
import { PUBLISH_POLICIES, type Settings } from '../../model/site/settings.ts'

export type SectionName = keyof SettingsTexts['sections']
export type WrongName = keyof SettingsTexts['wrong']

type Place = {
  name: SettingName
  part: SettingsPart
  /** Where the value lies in its part. */
  path: readonly string[]
  help?: keyof SettingsTexts['helps']
  /** Shown while this holds; what is hidden keeps its value. */
  isShown?: (settings: Settings) => boolean
}

export type TypedField = Place & { kind: 'text' | 'email' | 'phone' | 'url' | 'booking' | 'code'; wrong: WrongName }
export type SettingField =
  | (Place & { kind: 'switch' | 'tone' | 'colour' })
  | (Place & { kind: 'choice'; choices: readonly string[]; words: keyof SettingsTexts['choices'] })
  | TypedField
  /** Has a control of its own, which its section draws. */
  | (Place & { kind: 'own' })

type More = Partial<Pick<Place, 'help' | 'isShown'>>
const at = (part: SettingsPart) => {
  const place = (name: SettingName, path: string, more: More = {}): Place => ({ name, part, path: path.split('.'), ...more })
  return {
    flag: (name: SettingName, path: string, more?: More): SettingField => ({ ...place(name, path, more), kind: 'switch' }),
    tone: (name: SettingName, path: string, more?: More): SettingField => ({ ...place(name, path, more), kind: 'tone' }),
    colour: (name: SettingName, path: string, more?: More): SettingField => ({ ...place(name, path, more), kind: 'colour' }),
    own: (name: SettingName, path: string, more?: More): SettingField => ({ ...place(name, path, more), kind: 'own' }),
    choice: (name: SettingName, path: string, words: keyof SettingsTexts['choices'], choices: readonly string[]): SettingField => ({
      ...place(name, path),
      kind: 'choice',
      choices,
      words,
    }),
    typed: (name: SettingName, path: string, kind: TypedField['kind'], wrong: WrongName, more?: More): SettingField => ({ ...place(name, path, more), kind, wrong }),
  }
}

const [appearance, header, footer, booking] = [at('appearance'), at('header'), at('footer'), at('bookingButton')]
const [social, tracking, contact] = [at('socialAccounts'), at('tracking'), at('contact')]
const typesOwn = ({ footer: { useBusinessDataFromLookUp } }: Settings) => !useBusinessDataFromLookUp
const isActive = ({ bookingButton: { active } }: Settings) => active
const isLink = ({ bookingButton: { active, useShoreBooking } }: Settings) => active && !useShoreBooking
const isWidget = ({ bookingButton: { active, useShoreBooking } }: Settings) => active && useShoreBooking
const hasGradient = (settings: Settings) => settings.appearance.gradient.enabled

/** Everything that can be set for a site, by section, in the order of the panel. Colours, fonts and places of the lookup have sections of their own. */
export const SETTING_FIELDS: Readonly<Record<SectionName, readonly SettingField[]>> = {
  theme: [],
  logo: [at('logo').own('logoPicture', 'picture'), at('logo').own('logoAlternative', 'alternative', { help: 'alternative' }), at('logo').own('logoMark', 'mark', { help: 'mark' })],
  header: [
    appearance.choice('headerLook', 'header', 'headerLook', ['opaque', 'transparent']),
    appearance.flag('opaqueHeaderOnMobile', 'opaqueHeaderOnMobile', { isShown: (settings) => settings.appearance.header === 'transparent' }),
    appearance.choice('headerType', 'headerType', 'headerType', ['default', 'fixed']),
    header.choice('headerLogoSize', 'logoSize', 'logoSize', LOGO_SIZES),
    header.choice('logoPosition', 'logoPosition', 'logoPosition', ['left', 'center']),
    header.flag('useAlternativeLogo', 'useAlternativeLogo'),
    appearance.flag('showLogoOnMobile', 'showLogoOnMobile'),
    header.flag('boldHeaderFont', 'boldHeaderFont'),
    header.flag('upperCase', 'upperCase'),
    header.flag('headerLookUp', 'useBusinessDataFromLookUp'),
    header.flag('useLinkToLoginPage', 'loginPage.useLinkToLoginPage'),
    header.typed('loginUrl', 'loginPage.url', 'url', 'url', { help: 'loginUrl', isShown: (settings) => settings.header.loginPage.useLinkToLoginPage }),
    header.flag('showProfile', 'userProfile.showUrl'),
    header.typed('profileUrl', 'userProfile.url', 'url', 'url', { isShown: (settings) => settings.header.userProfile.showUrl }),
  ],
  background: [
    appearance.flag('triangle', 'triangle'),
    appearance.flag('bubble', 'bubble'),
    appearance.flag('gradient', 'gradient.enabled', { help: 'gradient' }),
    appearance.colour('gradientFrom', 'gradient.from', { isShown: hasGradient }),
    appearance.colour('gradientTo', 'gradient.to', { isShown: hasGradient }),
  ],
  bookingButton: [
    booking.flag('bookingActive', 'active'),
    { ...booking.choice('bookingPosition', 'position', 'position', ['left', 'right']), isShown: isActive },
    booking.tone('bookingColor', 'color', { isShown: isActive }),
    booking.flag('useShoreBooking', 'useShoreBooking', { isShown: isActive }),
    booking.typed('shoreCompany', 'shoreCompany', 'code', 'shoreCompany', { help: 'shoreCompany', isShown: isWidget }),
    booking.typed('bookingUrl', 'url', 'booking', 'booking', { isShown: isLink }),
    booking.own('bookingPage', 'page', { isShown: isLink }),
    booking.typed('externalCompany', 'externalCompany', 'text', 'text', { help: 'externalCompany', isShown: isActive }),
    booking.typed('bookingPhone', 'phone', 'phone', 'phone', { isShown: isActive }),
    booking.typed('bookingEmail', 'email', 'email', 'email', { isShown: isActive }),
    booking.own('bookingLinks', 'links', { isShown: isLink }),
  ],
  footer: [
    appearance.tone('footerColor', 'footerColor'),
    footer.choice('footerLogoSize', 'logoSize', 'logoSize', LOGO_SIZES),
    footer.flag('footerUpperCase', 'upperCase'),
    footer.flag('showTerms', 'links.showTerms'),
    footer.flag('footerLookUp', 'useBusinessDataFromLookUp'),
    footer.typed('street', 'street', 'text', 'text', { isShown: typesOwn }),
    footer.typed('city', 'city', 'text', 'text', { isShown: typesOwn }),
    footer.typed('footerPhone', 'phone', 'phone', 'phone', { isShown: typesOwn }),
    footer.typed('footerEmail', 'email', 'email', 'email', { isShown: typesOwn }),
  ],
  hours: [footer.own('hours', 'hours')],
  contact: [
    contact.typed('contactEmail', 'email', 'email', 'email', { help: 'contactEmail' }),
    contact.typed('companyName', 'companyName', 'text', 'text', { help: 'companyName' }),
  ],
  socialAccounts: [
    social.typed('instagram', 'instagram', 'url', 'url'),
    social.typed('facebook', 'facebook', 'url', 'url'),
    social.typed('linkedin', 'linkedin', 'url', 'url'),
    social.typed('behold', 'behold', 'code', 'behold', { help: 'behold' }),
    social.typed('socialFeedUrl', 'feedUrl', 'url', 'url'),
    social.typed('qualityRating', 'qualityRating', 'url', 'url'),
  ],
  accounts: [at('accounts').typed('swissQualiQuest', 'swissQualiQuest', 'text', 'text')],
  tracking: [
    tracking.typed('googleAnalytics', 'googleAnalytics', 'code', 'googleAnalytics', { help: 'googleAnalytics' }),
    tracking.typed('googleTagManager', 'googleTagManager', 'code', 'googleTagManager', { help: 'googleTagManager' }),
    tracking.typed('facebookPixel', 'facebookPixel', 'code', 'facebookPixel', { help: 'facebookPixel' }),
  ],
  publishing: [at('publishing').choice('policy', 'policy', 'policy', PUBLISH_POLICIES)],
  editor: [at('editor').choice('editorLocale', 'locale', 'editorLocale', EDITOR_LOCALES)],
}
