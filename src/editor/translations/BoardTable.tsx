import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../model/locales.ts'
import type { TextState } from '../../model/translation/text-state.ts'
import { languageName } from '../names/language-name.ts'
import { nameIn } from '../names/name-in.ts'
import { useWorkbench } from '../workbench.ts'
import { StateChip } from './StateChip.tsx'
import type { Board, BoardPage } from './translation-calls.ts'
import styles from './Translations.module.css'

type Props = { board: Board; chosen: ReadonlySet<string>; onChoose: (ids: ReadonlySet<string>) => void; onOpen: (page: BoardPage, to: Locale) => void }

/** What somebody still has to do something about, the worst first. */
const OPEN: readonly TextState[] = ['missing', 'outdated', 'machine']

export function BoardTable({ board, chosen, onChoose, onOpen }: Props) {
  const { locale, data } = useWorkbench()
  const texts = translationTexts[locale]
  const isAll = chosen.size === board.pages.length
  const toggle = (id: string) => onChoose(chosen.has(id) ? new Set([...chosen].filter((each) => each !== id)) : new Set([...chosen, id]))
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <label className={styles.choose}>
                <input type="checkbox" aria-label={texts.board.chooseAll} checked={isAll} onChange={() => onChoose(isAll ? new Set() : new Set(board.pages.map(({ id }) => id)))} />
              </label>
            </th>
            <th scope="col">{texts.board.page}</th>
            {board.locales.map((language) => (
              <th key={language} scope="col">
                {languageName(language, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.pages.map((page) => {
            const name = nameIn(page.name, data.view.locale) ?? texts.board.unnamed
            return (
              <tr key={page.id}>
                <td>
                  <label className={styles.choose}>
                    <input type="checkbox" aria-label={fill(texts.board.choose, { page: name })} checked={chosen.has(page.id)} onChange={() => toggle(page.id)} />
                  </label>
                </td>
                <th scope="row" className={styles.pageName}>
                  {name}
                  {page.status === 'draft' && <span className={styles.soft}> · {texts.board.draft}</span>}
                </th>
                {board.locales.map((language) => (
                  <td key={language} data-language={languageName(language, locale)}>
                    <Cell page={page} name={name} language={language} onOpen={onOpen} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ page, name, language, onOpen }: { page: BoardPage; name: string; language: Locale; onOpen: Props['onOpen'] }) {
  const { locale } = useWorkbench()
  const texts = translationTexts[locale]
  const counts = page.counts[language]
  if (!counts) return <span className={styles.soft}>{texts.board.hidden}</span>
  const open = OPEN.filter((state) => counts[state] > 0)
  const total = counts.missing + counts.outdated + counts.machine + counts.reviewed + counts.written
  if (total === 0) return <span className={styles.soft}>{texts.board.nothing}</span>
  const words = open.length === 0 ? texts.board.complete : open.map((state) => `${counts[state]} ${texts.states[state]}`).join(', ')
  return (
    <button
      type="button"
      className={styles.cellButton}
      aria-label={fill(texts.board.cell, { page: name, language: languageName(language, locale), state: words })}
      onClick={() => onOpen(page, language)}
    >
      {open.length === 0 && (
        <span className={styles.chip} data-state="written">
          {texts.board.complete}
        </span>
      )}
      {open.map((state) => (
        <StateChip key={state} state={state} texts={texts} count={counts[state]} />
      ))}
    </button>
  )
}
