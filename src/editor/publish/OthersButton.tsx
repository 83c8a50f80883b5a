import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { useWorkbench } from '../workbench.ts'
import type { DraftElsewhere } from './change-calls.ts'
import { ticked, useOtherPages } from './publish-other-pages.ts'

type Props = { pages: readonly DraftElsewhere[]; /** Whether the page on screen goes along. */ withThis: boolean; onPublish: (pages: readonly DraftElsewhere[]) => void }

/** Says how many it publishes: «all» only where nothing stays behind. */
export function OthersButton({ pages, withThis, onPublish }: Props) {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  const { run, ticks } = useOtherPages()
  const chosen = ticked(pages, ticks)
  if (run.state === 'going' || chosen.length === 0) return null
  const count = chosen.length + (withThis ? 1 : 0)
  const words = count === 1 ? texts.publishOne : fill(chosen.length === pages.length ? texts.publishAll : texts.publishSome, { count })
  return (
    <Button look="primary" onClick={() => onPublish(chosen)}>
      {words}
    </Button>
  )
}
