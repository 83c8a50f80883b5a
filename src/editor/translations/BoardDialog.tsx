import { useCallback, useState } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import type { Locale } from '../../model/locales.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { languageInSentence } from '../names/language-name.ts'
import { nameIn } from '../names/name-in.ts'
import { useWorkbench } from '../workbench.ts'
import { BoardView } from './BoardView.tsx'
import { CellView } from './CellView.tsx'
import { GlossaryView } from './GlossaryView.tsx'
import { LanguagesView } from './LanguagesView.tsx'
import { readBoard, type BoardPage } from './translation-calls.ts'
import { useLoaded } from './use-loaded.ts'

type View = { name: 'board' | 'languages' | 'glossary' } | { name: 'cell'; page: BoardPage; to: Locale }

/** All pages and all languages of the site; one cell, the languages and the glossary open in its place. */
export function BoardDialog() {
  const { call, data, locale, flush } = useWorkbench()
  const texts = translationTexts[locale]
  const { close } = useDialogs()
  const [view, setView] = useState<View>({ name: 'board' })
  const load = useCallback(async () => {
    await flush()
    return readBoard(call)
  }, [call, flush])
  const { loaded, reload } = useLoaded(load)

  const back = () => {
    setView({ name: 'board' })
    void reload()
  }
  const titles = { board: texts.board.title, languages: texts.languages.title, glossary: texts.glossary.title }
  const title =
    view.name === 'cell'
      ? fill(texts.cell.title, { page: nameIn(view.page.name, data.view.locale) ?? texts.board.unnamed, language: languageInSentence(view.to, locale) })
      : titles[view.name]
  return (
    <Dialog
      isOpen
      onClose={close}
      size="large"
      title={title}
      actions={
        <>
          {view.name !== 'board' && (
            <Button look="outlined" onClick={back}>
              {texts.back}
            </Button>
          )}
          <Button look="outlined" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      {view.name === 'board' && (
        <BoardView
          loaded={loaded}
          onReload={reload}
          onOpen={(page, to) => setView({ name: 'cell', page, to })}
          onLanguages={() => setView({ name: 'languages' })}
          onGlossary={() => setView({ name: 'glossary' })}
        />
      )}
      {view.name === 'cell' && <CellView key={`${view.page.id} ${view.to}`} pageId={view.page.id} collection={view.page.collection} to={view.to} />}
      {view.name === 'languages' && <LanguagesView />}
      {view.name === 'glossary' && <GlossaryView />}
    </Dialog>
  )
}
