import { classNames } from '../../ui/class-names.ts'
import { usePage } from '../../ui/page-context.ts'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { Frame } from '../page-view.ts'
import { isLongName } from '../long-name.ts'
import { expectedRoom } from './expected-room.ts'
import { HeaderLogo } from './HeaderLogo.tsx'
import { Menu } from './Menu.tsx'
import { MenuToggle } from './MenuToggle.tsx'
import { Search } from './Search.tsx'
import styles from './Header.module.css'

/** `over`: the tone of the first section if that reaches up behind the header. Known here, so that nothing moves while the page streams in. */
export function Header({ frame, over = null }: { frame: Frame; over?: string | null }) {
  const { texts } = usePage()
  const behaviour = useBehaviour('site/header/header', 'load')
  const { appearance, header } = frame.settings
  const isTransparent = appearance.header === 'transparent' && over !== null
  return (
    <header
      className={classNames(styles.header, header.upperCase && styles.upperCase, header.boldHeaderFont && styles.bold)}
      data-appearance={isTransparent ? 'transparent' : 'opaque'}
      data-over={isTransparent ? (appearance.opaqueHeaderOnMobile ? 'wide' : 'always') : undefined}
      data-tone={isTransparent ? over : undefined}
      data-type={appearance.headerType}
      data-logo={header.logoSize}
      data-long-name={isLongName(frame.siteName) ? '' : undefined}
      data-centred={header.logoPosition === 'center' ? '' : undefined}
      data-room={expectedRoom(frame, texts)}
      {...behaviour}
    >
      <div className={styles.row}>
        <a href={frame.homeHref} className={classNames(styles.logo, !appearance.showLogoOnMobile && styles.wideOnly)} data-part="logo">
          <HeaderLogo frame={frame} over={isTransparent ? over : null} />
        </a>
        <Menu frame={frame} />
        <Search href={frame.searchHref} />
        <MenuToggle />
      </div>
    </header>
  )
}
