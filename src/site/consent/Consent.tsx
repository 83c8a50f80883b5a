import { fill } from '../../i18n/fill.ts'
import { usePage } from '../../ui/page-context.ts'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { Frame } from '../page-view.ts'
import styles from './Consent.module.css'

/**
 * The question before anything is measured. It stands early in the page, so that keys and screen readers meet it first, and
 * is shown by its behaviour: without script nothing would be loaded, so there is nothing to ask.
 */
export function Consent({ consent }: { consent: NonNullable<Frame['consent']> }) {
  const { texts } = usePage()
  const behaviour = useBehaviour('site/consent/consent')
  const { googleAnalytics, googleTagManager, facebookPixel, privacyHref } = consent
  const names = [googleAnalytics && 'Google Analytics', googleTagManager && 'Google Tag Manager', facebookPixel && 'Meta Pixel'].filter((name) => name !== '')
  return (
    <section
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      hidden
      className={styles.consent}
      data-analytics={googleAnalytics || undefined}
      data-tag-manager={googleTagManager || undefined}
      data-pixel={facebookPixel || undefined}
      {...behaviour}
    >
      <p id="consent-title" className={styles.title}>
        {texts.consentTitle}
      </p>
      <p className={styles.text}>
        <span id="consent-text">{`${texts.consentText} ${fill(texts.consentServices, { names: names.join(', ') })}`}</span> <a href={privacyHref}>{texts.privacy}</a>
      </p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} data-answer="no">
          {texts.consentDecline}
        </button>
        <button type="button" className={styles.answer} data-answer="yes">
          {texts.consentAccept}
        </button>
      </div>
    </section>
  )
}
