import { Search as SearchIcon } from 'lucide-react'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import type { PageAddress } from '../../model/page/path.ts'
import type { Piece } from '../../model/search/preview.ts'
import { LONGEST_TERM } from '../../model/search/words.ts'
import { SEARCH_PARAMETER, searchPath } from '../../model/search/search-path.ts'
import type { MenuItem } from '../page-view.ts'
import { Pager } from './Pager.tsx'
import styles from './Search.module.css'
import type { SearchFound } from './search-found.ts'
import { summaryOf } from './summary.ts'

export type SearchProps = {
  texts: VisitorTexts
  answer: SearchFound
  /** False before the visitor has looked for anything. */
  isAsked: boolean
  place: Pick<PageAddress, 'locale' | 'mode'>
  menu: readonly MenuItem[]
  titleTag: 'h1' | 'h2'
}

export function Search({ texts, answer, isAsked, place, menu, titleTag: Title }: SearchProps) {
  const { results, problem } = answer
  const hasNothing = isAsked && problem === null && results.length === 0
  return (
    <section className={styles.page} aria-labelledby="search-title">
      <Title id="search-title" className={styles.title}>
        {texts.searchTitle}
      </Title>
      <SearchForm texts={texts} answer={answer} place={place} />
      {isAsked && (
        <p id="search-summary" role="status" className={styles.summary}>
          {summaryOf(answer, texts)}
        </p>
      )}
      {hasNothing && <p className={styles.help}>{texts.searchHelp}</p>}
      {(hasNothing || !isAsked) && <Ways menu={menu} />}
      {results.length > 0 && (
        <ol className={styles.results}>
          {results.map((result) => (
            <Result key={result.id} result={result} as={Title === 'h1' ? 'h2' : 'h3'} />
          ))}
        </ol>
      )}
      <Pager texts={texts} page={answer.page} pageCount={answer.pageCount} hrefOf={(page) => searchPath(place, { term: answer.term, page })} />
    </section>
  )
}

function SearchForm({ texts, answer, place }: Pick<SearchProps, 'texts' | 'answer' | 'place'>) {
  const isWrong = answer.term !== '' && answer.problem !== null
  return (
    <search>
      <form action={searchPath(place)} className={styles.form}>
        <label htmlFor="search-term" className={styles.label}>
          {texts.searchLabel}
        </label>
        <input
          type="search"
          id="search-term"
          name={SEARCH_PARAMETER}
          defaultValue={answer.term.slice(0, LONGEST_TERM)}
          maxLength={LONGEST_TERM}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it wants to type, and nothing stands before it
          autoFocus={answer.term === ''}
          enterKeyHint="search"
          className={styles.input}
          aria-describedby={isWrong ? 'search-summary' : undefined}
        />
        <button type="submit" className={styles.submit}>
          <SearchIcon size={20} aria-hidden="true" />
          <span className={styles.submitText}>{texts.searchSubmit}</span>
        </button>
      </form>
    </search>
  )
}

function Result({ result, as: Heading }: { result: SearchFound['results'][number]; as: 'h2' | 'h3' }) {
  return (
    <li className={styles.result}>
      <Heading className={styles.resultTitle}>
        <a href={result.href} className={styles.link}>
          <Pieces pieces={result.title} />
        </a>
      </Heading>
      <p className={styles.preview}>
        <Pieces pieces={result.preview} />
      </p>
    </li>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/** Where most visitors want to go anyway. */
function Ways({ menu }: Pick<SearchProps, 'menu'>) {
  const links = menu.flatMap((item) => ('href' in item ? [item] : item.children)).slice(0, 8)
  if (links.length === 0) return null
  return (
    <ul className={styles.ways}>
      {links.map(({ id, href, label }) => (
        <li key={id}>
          <a href={href} className={styles.way}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
