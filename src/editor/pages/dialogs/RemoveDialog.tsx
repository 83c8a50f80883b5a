import { useEffect, useState } from 'react'
import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { QuestionDialog } from '../../../kit/dialog/QuestionDialog.tsx'
import type { PageThing } from '../../../model/page/page-thing.ts'
import type { Navigation } from '../../../model/site/navigation.ts'
import { sectionName } from '../../names/section-name.ts'
import { slotLabel } from '../../names/slot-label.ts'
import { useWorkbench } from '../../workbench.ts'
import { readLinksTo, type LinkPlace } from '../../api/overview-calls.ts'
import { nameIn } from '../../names/name-in.ts'
import { closeDialog } from '../panel-state.ts'
import { useArranging } from '../use-arranging.ts'
import { usePageTools } from '../use-page-tools.ts'
import styles from './Dialogs.module.css'

type Props = { pageId: string; page: PageThing; navigation: Navigation; texts: PagesTexts }

type Found = { places: readonly LinkPlace[]; isBooking: boolean } | 'looking' | 'unknown'

const SHOWN = 8

/** E-172, E-189: asks first, and names every place that leads to the page. */
export function RemoveDialog({ pageId, page, navigation, texts }: Props) {
  const { data, call } = useWorkbench()
  const tools = usePageTools()
  const [found, setFound] = useState<Found>('looking')
  useEffect(() => {
    let isCurrent = true
    void readLinksTo(call, pageId).then((answer) => isCurrent && setFound(answer.ok ? answer.value : 'unknown'))
    return () => void (isCurrent = false)
  }, [call, pageId])
  const places = usePlaces(pageId, navigation, found, texts)
  const confirm = () => {
    closeDialog()
    void tools.remove(pageId)
  }
  return (
    <QuestionDialog
      isOpen
      onClose={closeDialog}
      title={fill(texts.remove.title, { name: nameIn(page.meta.name, data.view.locale) ?? texts.untitled })}
      text={texts.remove.text}
      actions={
        <>
          <Button look="outlined" onClick={closeDialog}>
            {texts.remove.cancel}
          </Button>
          <Button look="danger" onClick={confirm}>
            {texts.remove.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.places} aria-live="polite">
        {page.role !== null && <p className={styles.warning}>{fill(texts.remove.role, { role: texts.remove.roles[page.role] })}</p>}
        {found === 'looking' && <p className={styles.note}>{texts.remove.looking}</p>}
        {found === 'unknown' && <p className={styles.warning}>{texts.remove.unknown}</p>}
        {typeof found === 'object' && places.length === 0 && <p className={styles.note}>{texts.remove.noLinks}</p>}
        {places.length > 0 && (
          <>
            <p className={styles.note}>{texts.remove.links}</p>
            <ul className={styles.placeList}>
              {places.slice(0, SHOWN).map((place) => (
                <li key={place}>{place}</li>
              ))}
              {places.length > SHOWN && <li>{fill(texts.remove.more, { count: places.length - SHOWN })}</li>}
            </ul>
          </>
        )}
      </div>
    </QuestionDialog>
  )
}

/** Each place in words, once. */
function usePlaces(pageId: string, navigation: Navigation, found: Found, texts: PagesTexts): string[] {
  const { data, texts: words } = useWorkbench()
  const arranging = useArranging()
  const inMenu = navigation
    .filter(({ children }) => children.some(({ page }) => page === pageId))
    .map(({ id }) => fill(texts.remove.navigation, { name: arranging.nameOfContainer(id) }))
  if (typeof found === 'string') return inMenu
  const inPages = found.places.map(({ name, type, slot, isLive }) => {
    const page = nameIn(name, data.view.locale) ?? texts.untitled
    if (isLive) return fill(texts.remove.live, { page })
    const section = sectionName(words, type)
    return slot === null ? fill(texts.remove.options, { page, section }) : fill(texts.remove.place, { page, section, slot: slotLabel(words, slot) })
  })
  return [...new Set([...inMenu, ...inPages, ...(found.isBooking ? [texts.remove.booking] : [])])]
}
