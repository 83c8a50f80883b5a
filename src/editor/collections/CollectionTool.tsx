import { useState } from 'react'
import { collectionTexts } from '../../i18n/editor/collections/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { NotRead } from '../NotRead.tsx'
import { openDialog } from '../pages/panel-state.ts'
import { useWorkbench } from '../workbench.ts'
import { ArchivedLine, ShownLine } from './ItemLine.tsx'
import { useCollection } from './use-collection.ts'
import styles from './Collection.module.css'

type Props = { groupId: string; onClose: () => void }

/** E-185: the order of what a section lists, and which of it is put away. */
export function CollectionTool({ groupId, onClose }: Props) {
  const { locale, toolbar } = useWorkbench()
  const texts = collectionTexts[locale]
  const { collection, state, loadAgain, shown, archived, move, hide, show } = useCollection(groupId)
  const [over, setOver] = useState<string | null>(null)
  const [said, say] = useState('')

  function moveAndSay(id: string, name: string, to: string) {
    say(fill(texts.moved, { name, place: shown.findIndex((item) => item.id === to) + 1, count: shown.length }))
    move(id, to)
  }
  function add() {
    onClose()
    toolbar.openPanel('pagemenu')
    openDialog({ name: 'create', containerId: null, collection })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button look="outlined" onClick={add}>
            {texts.add}
          </Button>
          <Button look="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.intro}>{texts.intro}</p>
        {state === 'loading' && <Spinner />}
        {state === 'failed' && <NotRead title={texts.failed} tryAgain={texts.again} onRetry={loadAgain} />}
        {state === 'here' && (
          <section aria-label={texts.shown} className={styles.part}>
            {shown.length === 0 && <p className={styles.empty}>{archived.length === 0 ? texts.empty : texts.nothingShown}</p>}
            <ul className={styles.lines}>
              {shown.map((item, at) => (
                <ShownLine
                  key={item.id}
                  item={item}
                  texts={texts}
                  before={shown[at - 1]?.id ?? null}
                  after={shown[at + 1]?.id ?? null}
                  isOver={over === item.id}
                  onOver={setOver}
                  onMove={(to) => moveAndSay(item.id, item.name || texts.unnamed, to)}
                  onToggle={() => hide(item.id)}
                />
              ))}
            </ul>
          </section>
        )}
        {archived.length > 0 && (
          <section className={styles.part}>
            <h3>{texts.archived}</h3>
            <ul className={styles.lines}>
              {archived.map((item) => (
                <ArchivedLine key={item.id} item={item} texts={texts} onToggle={() => show(item.id)} />
              ))}
            </ul>
          </section>
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </Dialog>
  )
}
