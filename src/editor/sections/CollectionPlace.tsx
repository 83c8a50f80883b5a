import { ListOrdered } from 'lucide-react'
import { collectionTexts } from '../../i18n/editor/collections/texts.ts'
import tokens from '../../kit/chrome/tokens.module.css'
import { classNames } from '../../ui/class-names.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './CardPlace.module.css'

/** E-182: at the lower edge of a section that lists a collection: the order of its pages, and new ones. */
export function CollectionPlace({ groupId }: { groupId: string }) {
  const { locale } = useWorkbench()
  const open = useTools((state) => state.open)
  return (
    <div className={classNames(tokens.tokens, styles.place)} data-editor="" lang={locale}>
      <button type="button" className={styles.add} onClick={() => open({ name: 'collection', groupId })}>
        <ListOrdered size={18} aria-hidden="true" />
        {collectionTexts[locale].arrange}
      </button>
    </div>
  )
}
