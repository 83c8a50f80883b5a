import type { Page } from 'playwright-core'

/** The server's answer to a change that it does not take, for every command that is sent from now on. */
export async function refuseCommands(page: Page, message: string): Promise<void> {
  await page.route('**/api/v1/commands', async (route) => {
    const { commands } = route.request().postDataJSON() as { commands: { id: string }[] }
    const results = commands.map(({ id }) => ({ id, kind: 'refused', error: { code: 'notFound', message } }))
    await route.fulfill({ json: { success: true, results, media: {}, links: {}, data: {} } })
  })
}
