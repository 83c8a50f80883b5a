import { memo, type ReactNode } from 'react'
import { useFloats } from '../ui/mode/use-floats.ts'
import { usePage } from '../ui/page-context.ts'
import { BookingButton } from './booking/BookingButton.tsx'
import { Consent } from './consent/Consent.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { Overlay, OverlayEnd } from './overlay/Overlay.tsx'
import type { Frame } from './page-view.ts'

type Props = {
  frame: Frame
  /** The tone of what the header lies over, if it does. */
  over?: string | null
  /** Too long to be drawn as a whole while somebody works on it. */
  isLong?: boolean
  children: ReactNode
}

/** What stands around the content of every page. */
export function PageFrame({ frame, over = null, isLong = false, children }: Props) {
  const floats = useFloats()
  return (
    <>
      <Top frame={frame} over={over} />
      <main id="content" tabIndex={-1} data-still={floats ? undefined : ''} data-long={isLong ? '' : undefined}>
        {children}
      </main>
      <End frame={frame} />
    </>
  )
}

/** Both stay as they are while an editor changes what stands between them. */
const Top = memo(function Top({ frame, over }: { frame: Frame; over: string | null }) {
  const { texts } = usePage()
  return (
    <>
      <a href="#content" className="skip-link">
        {texts.skipToContent}
      </a>
      {frame.consent && <Consent consent={frame.consent} />}
      {frame.overlay && <Overlay overlay={frame.overlay} />}
      <Header frame={frame} over={over} />
    </>
  )
})

const End = memo(function End({ frame }: { frame: Frame }) {
  return (
    <>
      <Footer frame={frame} />
      {frame.booking && <BookingButton booking={frame.booking} />}
      {frame.overlay && <OverlayEnd overlay={frame.overlay} />}
    </>
  )
})
