import { useEffect, useRef, type ReactNode } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import type { LibraryMedium } from '../api/library-medium.ts'
import type { Wanted } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import { DropZone, takePasted } from './DropZone.tsx'
import { Filters } from './Filters.tsx'
import { Library } from './Library.tsx'
import { PictureUploadRow } from './UploadRow.tsx'
import type { useLibrary } from './use-library.ts'
import type { useReplacing } from './use-replacing.ts'
import type { useUploads } from './use-uploads.ts'
import styles from './MediaTool.module.css'

type Props = {
  title: string
  wanted: Wanted
  want: (part: Partial<Wanted>) => void
  shelf: ReturnType<typeof useLibrary>
  /** Null where nothing can be uploaded. */
  uploads: ReturnType<typeof useUploads> | null
  /** Another way for new ones to come in. */
  door?: ReactNode
  hasKinds: boolean
  chosen: string | null
  replacing: ReturnType<typeof useReplacing>
  onChoose: (medium: LibraryMedium) => void
  onClose: () => void
  actions: ReactNode
  /** On a narrow screen one of the two is shown; without it what is chosen stands before the others. */
  view?: LibraryView
  /** How to go from one to the other there. */
  viewSwitch?: ReactNode
  /** About the one that is chosen; where there is none yet, words say what will be there. Without it the pictures have all the room. */
  children?: ReactNode
}

export type LibraryView = 'library' | 'about'

/** The site's media on the left, what is chosen on the right; on a phone one after the other. */
export function LibraryWindow({ title, wanted, want, shelf, uploads, door, hasKinds, chosen, replacing, onChoose, onClose, actions, view, viewSwitch, children }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale]
  const body = useRef<HTMLDivElement>(null)
  const isReplacing = replacing.old !== null
  const shown = isReplacing ? 'library' : view
  useEffect(() => {
    // The tile that was pressed is not shown any more, and took the cursor along.
    if (shown === 'about' && document.activeElement instanceof HTMLElement && document.activeElement.offsetParent === null) body.current?.focus()
  }, [shown])
  const choose = (medium: LibraryMedium) => (isReplacing ? void replacing.finish(medium) : onChoose(medium))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={title}
      // Not the search: on a phone a keyboard would come up and hide the pictures.
      initialFocus={body}
      tools={
        <div className={styles.search} onPaste={(event) => uploads && takePasted(event, uploads.upload)}>
          <SearchField label={mediaTexts[locale].search[wanted.mediaType]} value={wanted.query} onChange={(query) => want({ query })} />
        </div>
      }
      actions={actions}
    >
      <div ref={body} tabIndex={-1} className={styles.start}>
        <DropZone isOpen={uploads !== null} onFiles={(files) => uploads?.upload(files)}>
          {isReplacing && <ReplaceBanner replacing={replacing} />}
          {!isReplacing && viewSwitch}
          <div className={styles.columns} data-view={shown} data-single={children === undefined || isReplacing || undefined}>
            <div className={styles.shelf}>
              {uploads && <PictureUploadRow uploads={uploads} />}
              {door}
              <Filters wanted={wanted} labels={shelf} hasKinds={hasKinds && !isReplacing} onChange={want} />
              <Library shelf={shelf} wanted={wanted} chosen={isReplacing ? null : chosen} onChoose={choose} />
            </div>
            {!isReplacing && children !== undefined && (
              <aside className={styles.aside} data-blank={children ? undefined : ''}>
                {children || <p className={styles.hintText}>{wanted.isBin ? texts.binHint : texts.choose[wanted.mediaType]}</p>}
              </aside>
            )}
          </div>
        </DropZone>
      </div>
    </Dialog>
  )
}

function ReplaceBanner({ replacing: { old, cancel } }: Pick<Props, 'replacing'>) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale]
  return (
    <div role="status" className={styles.banner}>
      <span>
        <strong>{texts.replace.title}</strong> {fill(texts.replace.hint, { name: old?.originalFilename ?? '' })}
      </span>
      <Button look="outlined" onClick={cancel}>
        {texts.cancel}
      </Button>
    </div>
  )
}
