import { lazy, Suspense } from 'react'
import { LivePhoto, type PhotoProps } from '../../ui/slots/LivePhoto.tsx'

const DeletablePhoto = lazy(() => import('../media/DeletablePhoto.tsx').then((module) => ({ default: module.DeletablePhoto })))

/** A photograph of a gallery; what can be done to it comes after the page. */
export function EditablePhoto(props: PhotoProps) {
  return (
    <Suspense fallback={<LivePhoto {...props} />}>
      <DeletablePhoto {...props} />
    </Suspense>
  )
}
