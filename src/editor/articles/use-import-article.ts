import { useEffect, useState } from 'react'
import { z } from 'zod'
import { articleTexts } from '../../i18n/editor/articles/texts.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { showSection } from '../picker/show-section.ts'
import { placeOfNewCard } from '../../sections/place-of-new-card.ts'
import { addCardAct } from '../state/section-acts.ts'
import { useWorkbench } from '../workbench.ts'
import { articleCard, type Article } from './article-card.ts'
import { newId } from '../state/new-id.ts'

const connectionSchema = z.object({ success: z.literal(true), isConnected: z.boolean() })
const articleSchema = z.object({ url: z.string(), title: z.string(), teaser: z.string(), mediaId: z.string().nullable() })
const answerSchema = z.object({ success: z.literal(true), article: articleSchema })

type Connection = 'asking' | 'failed' | 'none' | 'here'

/** The way from an address to a card of this section; one step of the way back. */
export function useImportArticle(groupId: string) {
  const { call, data, history, locale, toaster, wayBack, texts } = useWorkbench()
  const words = articleTexts[locale]
  const [connection, setConnection] = useState<Connection>('asking')
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isWanted = true
    void call.get('article', {}, connectionSchema).then((answer) => isWanted && setConnection(!answer.ok ? 'failed' : answer.value.isConnected ? 'here' : 'none'))
    return () => void (isWanted = false)
  }, [call, attempt])

  function addCard(article: Article): boolean {
    const desk = history.shown()
    const board = findGroup(desk, groupId)
    const definition = board && findDefinition(board.type)
    const card = definition?.card === undefined ? undefined : findDefinition(definition.card)
    if (!board || !definition || !card) return false
    const place = placeOfNewCard(board, definition)
    const made = articleCard(article, { definition: card, id: newId(), neighbour: board.children.at(0), locale: data.view.locale })
    if (!made) return false
    history.perform([addCardAct(desk, groupId, place, made)])
    showSection(made.id)
    return true
  }

  /** Whether there is a new card; what fails is said. */
  async function add(url: string): Promise<boolean> {
    setBusy(true)
    const answer = await call.post('article', { url }, answerSchema)
    setBusy(false)
    const isAdded = answer.ok && addCard(answer.value.article)
    if (isAdded) toaster.success(words.added, { label: texts.bar.undo, run: wayBack() })
    else toaster.error(words.addError, answer.ok ? '' : answer.message)
    return isAdded
  }

  function askAgain() {
    setConnection('asking')
    setAttempt(attempt + 1)
  }

  return { connection, askAgain, isBusy, add }
}
