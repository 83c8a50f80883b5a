import { linkTexts } from '../../i18n/editor/links/texts.ts'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { NotRead } from '../NotRead.tsx'
import { useWorkbench } from '../workbench.ts'
import { PagePicker } from './PagePicker.tsx'
import type { PickerPage, SiteMap } from './picker-sections.ts'
import styles from './PagePicker.module.css'

type Props = { site: SiteMap | 'loading' | 'failed'; value: string | null; query: string; onChoose: (page: PickerPage) => void; onTryAgain: () => void }

/** The picker of pages once they are here; on their way, missing or none until then. */
export function SitePages({ site, onTryAgain, ...rest }: Props) {
  const { locale } = useWorkbench()
  const texts = linkTexts[locale].pages
  if (site === 'loading') {
    return (
      <p className={styles.waiting} role="status">
        <Spinner /> {texts.loading}
      </p>
    )
  }
  if (site === 'failed') {
    return <NotRead title={texts.failed} tryAgain={texts.again} onRetry={onTryAgain} />
  }
  return site.pages.length === 0 ? <EmptyState title={texts.none} /> : <PagePicker site={site} {...rest} />
}
