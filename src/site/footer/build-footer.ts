import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import type { Branch, Business } from '../../model/business/branch.ts'
import { groupedWeek } from '../../model/opening-hours/opening-hours.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { FooterPlace, FooterView, SocialNetwork } from '../page-view.ts'

const SOCIAL_NETWORKS: readonly SocialNetwork[] = ['instagram', 'facebook', 'linkedin']

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
