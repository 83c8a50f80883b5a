import type { CSSProperties } from 'react'
import { objectPosition, variantPath, variantWidths, type Media } from '../../model/media.ts'

type Props = {
  media: Media
  alt: string
  sizes: string
  className?: string
  /** The first picture of a page loads at once; all others wait until they come near. */
  isPriority?: boolean
  box?: { width: number; height: number }
}

export function MediaImage({ media, alt, sizes, className, isPriority = false, box }: Props) {
  const widths = variantWidths(media)
  const style: CSSProperties = { backgroundColor: media.color, objectPosition: objectPosition(media) }
  return (
    <img
      src={variantPath(media.id, widths.findLast((width) => width <= 1280) ?? widths[0] ?? media.width)}
      srcSet={widths.map((width) => `${variantPath(media.id, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={box?.width ?? media.width}
      height={box?.height ?? media.height}
      alt={alt}
      className={className}
      style={style}
      decoding="async"
      {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
