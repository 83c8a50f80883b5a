import type { LogoPicture } from './build-logo.ts'

type Props = {
  picture: LogoPicture
  siteName: string
  className?: string
  /** Later: hidden at first, but needed without delay once the page is scrolled. Near: when the reader comes near. */
  load: 'now' | 'later' | 'near'
}

/** Width and height are known beforehand, so nothing moves when it arrives. */
export function LogoImage({ picture: { src, srcSet, width, height }, siteName, className, load }: Props) {
  const urgency = { now: {}, later: { fetchPriority: 'low' }, near: { loading: 'lazy' } } as const
  return <img src={src} srcSet={srcSet ?? undefined} width={width} height={height} alt={siteName} className={className} {...urgency[load]} />
}
