import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import type { Branch, Business } from '../../model/business/branch.ts'
import { ownHours } from '../../model/business/own-hours.ts'
import { openState } from '../../model/opening-hours/open-state.ts'
import { groupedWeek, specialDaysFrom } from '../../model/opening-hours/opening-hours.ts'
import { todayAt } from '../../model/opening-hours/today.ts'
import type { Settings } from '../../model/site/settings.ts'
import { openNow } from '../../ui/open-now.ts'
import type { FooterHours, FooterPlace, FooterView, SocialNetwork } from '../page-view.ts'

const SOCIAL_NETWORKS: readonly SocialNetwork[] = ['instagram', 'facebook', 'linkedin']

type Input = { settings: Settings; business: Business | null; texts: VisitorTexts; now: Date }

/** A business without branches has nothing to look up, so what was typed stays. */
export function buildFooter({ settings, business, texts, now }: Input): FooterView {
  const { street, city, phone, email } = settings.footer
  const branches = business?.branches ?? []
  const own = ownHours(settings, business)
  return {
    company: settings.contact.companyName,
    places: branches.length > 0 ? branches.map((branch) => placeOf(branch, branches.length)) : [{ name: '', street, city, phone, email }],
    hours: own && hoursOf(own, texts, now),
    accounts: SOCIAL_NETWORKS.flatMap((network) => (settings.socialAccounts[network] === '' ? [] : [{ network, href: settings.socialAccounts[network] }])),
    seal: sealOf(settings, texts),
  }
}

/** The next special days and holidays, from Christmas to Epiphany together; all of them are where the branch is described. */
const SPECIAL_DAYS_SHOWN = 8

function hoursOf({ hours, canton }: Pick<Branch, 'hours' | 'canton'>, texts: VisitorTexts, now: Date): FooterHours {
  const state = openState(hours, now, canton)
  return {
    now: openNow(texts, state),
    changesAt: state.changesAt.toISOString(),
    week: groupedWeek(hours),
    special: specialDaysFrom(hours, todayAt(now), canton).slice(0, SPECIAL_DAYS_SHOWN),
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
