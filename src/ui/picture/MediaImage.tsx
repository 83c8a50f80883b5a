import type { ComponentProps, CSSProperties } from 'react'
import { blurPlaceholder } from '../../model/blur-placeholder.ts'
import { objectPosition, variantPath, variantWidths, type Media } from '../../model/media.ts'

type Props = {
  media: Media
  alt: string
  sizes: string
  className?: string
  /** The first picture of a page loads at once; all others wait until they come near. */
  isPriority?: boolean
  box?: { width: number; height: number }
  /** What an editor's picture answers to. */
  edit?: Omit<ComponentProps<'img'>, 'src' | 'alt' | 'style'> & { 'data-field': string }
}

/** What browsers do by themselves: on a page of many pictures it need not be said of each. */
const CENTRED = objectPosition({ focalPoint: null })

/** While the picture is on its way its blurHash stands in its place, cut and placed as the picture will be. */
function whileLoading({ blurHash, color }: Media, position: string): CSSProperties {
  const blurred = blurHash === null ? null : blurPlaceholder(blurHash)
  return blurred === null ? { backgroundColor: color } : { background: `${color} url(${blurred}) ${position}/cover` }
}

/**
 * A style that gives a picture back its own shape also takes away the one its width and height promised, and nothing would keep
 * its place until it has arrived: such styles say `auto var(--shape)`.
 */
export function MediaImage({ media, alt, sizes, className, isPriority = false, box, edit }: Props) {
  const widths = variantWidths(media)
  const position = objectPosition(media)
  return (
    <img
      src={variantPath(media.id, widths.findLast((width) => width <= 1280) ?? widths[0] ?? media.width)}
      srcSet={widths.map((width) => `${variantPath(media.id, width)} ${width}w`).join(',')}
      sizes={sizes}
      width={box?.width ?? media.width}
      height={box?.height ?? media.height}
      alt={alt}
      className={className}
      style={{ '--shape': `${media.width}/${media.height}`, ...whileLoading(media, position), ...(position !== CENTRED && { objectPosition: position }) }}
      decoding="async"
      {...edit}
      {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
