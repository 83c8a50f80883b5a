import { LivePhoto } from '../../ui/slots/LivePhoto.tsx'
import { loadedLater } from '../loaded-later.tsx'

/** A photograph of a gallery; what can be done to it comes after the page. */
export const EditablePhoto = loadedLater(() => import('../media/DeletablePhoto.tsx').then(({ DeletablePhoto }) => DeletablePhoto), LivePhoto)
