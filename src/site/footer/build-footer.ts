import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import type { Branch, Business } from '../../model/business/branch.ts'
import { groupedWeek, type DaysHours } from '../../model/opening-hours/opening-hours.ts'
import type { Settings } from '../../model/site/settings.ts'

export type FooterPlace = { name: string; street: string; city: string; phone: string; email: string }
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'linkedin'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export type FooterView = {
  company: string
  places: readonly FooterPlace[]
  /** Only a business with one place has hours that need no place's name. */
  hours: readonly DaysHours[]
  accounts: readonly { network: SocialNetwork; href: string }[]
  seal: { label: string; href: string | null } | null
}

type Input = { settings: Settings; business: Business | null; texts: VisitorTexts }

/** A business without branches has nothing to look up, so what was typed stays. */
export function buildFooter({ settings, business, texts }: Input): FooterView {
  const { street, city, phone, email } = settings.footer
  const branches = business?.branches ?? []
  const [only] = branches.length === 1 ? branches : []
  return {
    company: settings.contact.companyName,
    places: branches.length > 0 ? branches.map((branch) => placeOf(branch, branches.length)) : [{ name: '', street, city, phone, email }],
    hours: only && only.hours.periods.length > 0 ? groupedWeek(only.hours) : [],
    accounts: SOCIAL_NETWORKS.flatMap((network) => (settings.socialAccounts[network] === '' ? [] : [{ network, href: settings.socialAccounts[network] }])),
    seal: sealOf(settings, texts),
  }
}

function placeOf({ name, street, streetNumber, zip, city, phone, email }: Branch, count: number): FooterPlace {
  return { name: count > 1 ? name : '', street: `${street} ${streetNumber}`.trim(), city: `${zip} ${city}`.trim(), phone, email }
}

function sealOf({ accounts, socialAccounts }: Settings, texts: VisitorTexts): FooterView['seal'] {
  const account = accounts.swissQualiQuest.trim()
  const href = socialAccounts.qualityRating === '' ? null : socialAccounts.qualityRating
  if (account === '') return href === null ? null : { label: texts.qualityRating, href }
  return { label: `${texts.qualitySeal} ${account}`, href }
}
