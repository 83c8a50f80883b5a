import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { useWorkbench } from '../workbench.ts'
import { Uploads } from './Uploads.tsx'
import type { useUploads } from './use-uploads.ts'
import styles from './MediaTool.module.css'

type Props = { uploads: ReturnType<typeof useUploads>; label: string; hint: string }

/** The button for files, and what became of them. */
export function UploadRow({ uploads, label, hint }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div>
      <div className={styles.upload}>
        <Button look="outlined" isBusy={uploads.status === 'uploading'} onClick={() => picker.current?.click()}>
          <Upload size={18} aria-hidden="true" />
          {label}
        </Button>
        <span className={styles.hint}>{hint}</span>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={(event) => {
            uploads.upload([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      <Uploads files={uploads.files} status={uploads.status} total={uploads.total} failures={uploads.failures} />
    </div>
  )
}

/** The same with the words of the library. */
export function PictureUploadRow({ uploads }: Pick<Props, 'uploads'>) {
  const texts = mediaTexts[useWorkbench().locale]
  return <UploadRow uploads={uploads} label={texts.upload} hint={texts.uploadHint} />
}
