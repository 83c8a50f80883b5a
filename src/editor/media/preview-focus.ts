import { objectPosition, type FocalPoint } from '../../model/media.ts'

/** While the point moves, the page follows without being drawn again. */
export function previewFocus(mediaId: string, focalPoint: FocalPoint): void {
  for (const image of document.querySelectorAll<HTMLElement>(`#page img[src*="/media/${mediaId}/"]`)) image.style.objectPosition = objectPosition({ focalPoint })
}
