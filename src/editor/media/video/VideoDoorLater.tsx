import { lazy } from 'react'
import type { LibraryMedium } from '../../api/library-medium.ts'
import { Later } from '../../Later.tsx'
import { useWorkbench } from '../../workbench.ts'

/** Loaded where a video is wanted. */
const VideoDoor = lazy(() => import('./VideoDoor.tsx').then((module) => ({ default: module.VideoDoor })))

export function VideoDoorLater({ onChosen }: { onChosen: (medium: LibraryMedium) => void }) {
  const { toaster, texts } = useWorkbench()
  return (
    <Later onFail={() => toaster.error(texts.toasts.notLoaded)}>
      <VideoDoor onChosen={onChosen} />
    </Later>
  )
}
