import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { Business } from '../model/business/branch.ts'
import { buildPath } from '../model/page/path.ts'
import type { Logo } from '../model/site/logo.ts'
import type { Settings } from '../model/site/settings.ts'
import type { Site } from '../model/site/site.ts'
import { buildBooking, type BookingPage } from './booking/build-booking.ts'
import { buildFooter } from './footer/build-footer.ts'
import type { Place } from './href-for.ts'
import { buildLogo } from './logo/build-logo.ts'
import { buildOverlay } from './overlay/build-overlay.ts'
import type { Frame } from './page-view.ts'

export type SettingsSource = {
  site: Pick<Site, 'name' | 'host' | 'theme' | 'locales'>
  settings: Settings
  logo: Logo
  /** Null where the footer's own words count. */
  business: Business | null
  /** E-197: what the header calls the site where its name is looked up. */
  businessName?: string | null
  texts: VisitorTexts
  now: Date
  place: Place
  pageOf: (id: string) => BookingPage | undefined
  imprintHref: string
  privacyHref: string
}

/** The parts of the frame that follow from settings, theme and logo. The editor asks it again whenever one of them changes. */
export type SettingsFrame = Pick<Frame, 'siteName' | 'logo' | 'owner' | 'legal' | 'footer' | 'booking' | 'overlay' | 'loginHref' | 'profileHref' | 'settings'>

export function buildSettingsFrame(source: SettingsSource): SettingsFrame {
  const { site, settings, texts, place, imprintHref, privacyHref } = source
  const system = (slug: string) => buildPath({ ...place, collection: null, slug })
  const { loginPage, userProfile } = settings.header
  const footer = buildFooter({ settings, business: source.business, texts, now: source.now })
  return {
    siteName: source.businessName || site.name,
    logo: buildLogo({ logo: source.logo, settings, theme: site.theme }),
    owner: { name: settings.contact.companyName || site.name, email: settings.contact.email, editorLocale: settings.editor.locale, locale: site.locales[0] ?? 'de' },
    legal: [
      { label: texts.imprint, href: imprintHref },
      { label: texts.privacy, href: privacyHref },
      ...(settings.footer.links.showTerms ? [{ label: texts.terms, href: system('~terms') }] : []),
    ],
    footer,
    booking: buildBooking({ site, button: settings.bookingButton, contactEmail: settings.contact.email, places: footer.places, locale: place.locale, pageOf: source.pageOf }),
    overlay: buildOverlay(settings.appearance, site.theme),
    loginHref: loginPage.useLinkToLoginPage ? loginPage.url || system('login') : null,
    profileHref: userProfile.showUrl && userProfile.url !== '' ? userProfile.url : null,
    settings: { appearance: settings.appearance, header: settings.header, footer: settings.footer },
  }
}
