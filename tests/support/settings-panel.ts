import type { Locator, Page } from 'playwright-core'

/** The panel of the settings, driven as its owner would. */
export function settingsPanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Einstellungen' })
  const open = async (name: string): Promise<Locator> => {
    const part = panel.locator('details', { has: page.getByRole('heading', { name, exact: true }) })
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
    return part
  }
  return {
    panel,
    open,
    turn: (part: Locator, name: string) => part.getByRole('switch', { name, exact: true }).click(),
    choose: (part: Locator, name: string) => part.getByRole('radio', { name, exact: true }).check({ force: true }),
    fill: async (part: Locator, label: string, words: string) => {
      await part.getByLabel(label, { exact: true }).fill(words)
      await page.keyboard.press('Tab')
    },
  }
}
