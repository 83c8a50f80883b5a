import type { LibraryMedium } from '../../api/library-medium.ts'
import { Later } from '../../Later.tsx'
import { useWorkbench } from '../../workbench.ts'
import { loadedLater } from '../../loaded-later.tsx'

/** Loaded where a video is wanted. */
const VideoDoor = loadedLater(() => import('./VideoDoor.tsx').then(({ VideoDoor }) => VideoDoor))

export function VideoDoorLater({ onChosen }: { onChosen: (medium: LibraryMedium) => void }) {
  const { toaster, texts } = useWorkbench()
  return (
    <Later onFail={() => toaster.error(texts.toasts.notLoaded)}>
      <VideoDoor onChosen={onChosen} />
    </Later>
  )
}
