import { todayAt, weekdayOf } from '../../model/opening-hours/today.ts'

/** The page may have been drawn days ago: which line is today's is found out when it is read. */
export function attach(branch: HTMLElement): () => void {
  const today = todayAt(new Date())
  const regular = branch.querySelector<HTMLElement>(`[data-day="${weekdayOf(today)}"]`)
  const special = branch.querySelector<HTMLElement>(`[data-date="${today}"]`)
  const current = special ?? regular
  const over = [...branch.querySelectorAll<HTMLElement>('[data-date]')].filter(({ dataset }) => (dataset['date'] ?? '') < today)
  const hidden = special && regular ? [...over, regular] : over

  current?.setAttribute('aria-current', 'date')
  for (const line of hidden) line.hidden = true
  return () => {
    current?.removeAttribute('aria-current')
    for (const line of hidden) line.hidden = false
  }
}
