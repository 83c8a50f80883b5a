import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { classNames } from '../../ui/class-names.ts'
import { usePage } from '../../ui/page-context.ts'
import { isLongName } from '../long-name.ts'
import type { FooterView, Frame } from '../page-view.ts'
import tones from '../tone/SiteTone.module.css'
import { LogoImage } from '../logo/LogoImage.tsx'
import styles from './Footer.module.css'
import { FooterMenu } from './FooterMenu.tsx'
import { Hours, Place } from './FooterPlaces.tsx'
import { NETWORK_NAMES, SocialIcon } from './SocialIcon.tsx'

export const FOOTER_ID = 'footer'

export function Footer({ frame }: { frame: Frame }) {
  const { texts } = usePage()
  const { appearance, footer: settings } = frame.settings
  const { places, hours, company } = frame.footer
  return (
    <footer
      id={FOOTER_ID}
      className={classNames(styles.footer, tones[appearance.footerColor], settings.upperCase && styles.upperCase)}
      data-logo={settings.logoSize}
      data-long-name={isLongName(frame.siteName) ? '' : undefined}
      data-booking={frame.booking ? '' : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.brand}>
          <a href={frame.homeHref} className={styles.name}>
            <FooterLogo frame={frame} />
          </a>
          <Accounts footer={frame.footer} />
        </div>
        <div className={styles.places}>
          {places.map((place) => (
            <Place key={`${place.name} ${place.street}`} place={place} />
          ))}
          {hours && <Hours hours={hours} />}
        </div>
        <FooterMenu menu={frame.menu} />
        <div className={styles.closing}>
          {company !== '' && <p className={styles.company}>{`© ${company}`}</p>}
          <nav aria-label={texts.footerNavigation}>
            <ul className={styles.row}>
              <li>
                <a href={frame.contactHref}>{texts.contact}</a>
              </li>
              {frame.legal.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {frame.consent && (
                <li>
                  <button type="button" className={styles.consent} data-consent="">
                    {texts.consentSettings}
                  </button>
                </li>
              )}
            </ul>
          </nav>
          {frame.languages.length > 1 && <Languages languages={frame.languages} />}
        </div>
      </div>
    </footer>
  )
}

function FooterLogo({ frame: { logo, siteName } }: { frame: Frame }) {
  if (!logo) return siteName
  return <LogoImage picture={logo.footer} siteName={siteName} className={logo.isFooterPlated ? styles.plate : undefined} load="near" />
}

function Accounts({ footer: { accounts, seal } }: { footer: FooterView }) {
  return (
    <>
      {accounts.length > 0 && (
        <ul className={styles.accounts}>
          {accounts.map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener" aria-label={NETWORK_NAMES[network]}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {seal && (
        <p className={styles.seal}>
          {seal.href === null ? (
            seal.label
          ) : (
            <a href={seal.href} target="_blank" rel="noopener">
              {seal.label}
            </a>
          )}
        </p>
      )}
    </>
  )
}

function Languages({ languages }: Pick<Frame, 'languages'>) {
  const { texts } = usePage()
  return (
    <ul className={styles.row} aria-label={texts.languages}>
      {languages.map(({ locale, href, isCurrent }) => (
        <li key={locale}>
          <a href={href} hrefLang={locale} lang={locale} aria-current={isCurrent ? 'true' : undefined}>
            {LANGUAGE_NAMES[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
