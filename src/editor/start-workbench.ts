import { onChances, onOtherTabs } from './queue/browser-parts.ts'
import type { Workbench } from './workbench.ts'

/** From here on the page may differ from what the server drew: leftovers are shown and sent, the toolbar follows the address. */
export function startWorkbench({ queue, toolbar, commitTyping, followQueue }: Workbench): void {
  const resume = () => void queue.run()
  followQueue()
  resume()
  onChances(resume)
  onOtherTabs(() => {
    queue.refresh()
    resume()
  })
  // E-109: a closed tab or a followed link takes the cursor's text along; phones may not say more than "hidden".
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && commitTyping())
  window.addEventListener('pagehide', () => {
    commitTyping()
    queue.sendLast()
  })
  toolbar.followAddress()
}
