import { ArrowLeft } from 'lucide-react'
import { useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../i18n/fill.ts'
import { versionTexts } from '../../i18n/editor/versions/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { needsOf, touchesOf } from '../../model/commands/command.ts'
import { readKey } from '../../model/commands/key.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { restoreActs } from './restore-acts.ts'
import { useVersion } from './shown-version.ts'
import { dateAndTime } from './tell-time.ts'
import './preview.css'
import styles from './Versions.module.css'

/** Over an earlier version: back, today beside it, or take it up as the draft. What differs from today is framed. */
export function PreviewBar() {
  const { data, history, locale, preview, toaster, wayBack } = useWorkbench()
  const texts = versionTexts[locale]
  const dialogs = useDialogs()
  const version = useVersion((state) => state.version)
  const shown = useStore(preview, (state) => state.groups)
  const today = useStore(history.store, (state) => state.groups)
  const acts = useMemo(() => (version ? restoreActs({ pageId: data.page.id, groups: today }, version.groups) : []), [version, today, data])

  useLayoutEffect(() => {
    document.documentElement.dataset['preview'] = ''
    const ids = acts.flatMap((act) => [...touchesOf(act), ...needsOf(act)].map((key) => readKey(key))).flatMap((parts) => (parts && 'groupId' in parts ? [parts.groupId] : []))
    const marked = ids.flatMap((id) => document.getElementById(`s-${id}`) ?? [])
    for (const element of marked) element.dataset['differs'] = ''
    return () => {
      delete document.documentElement.dataset['preview']
      for (const element of marked) delete element.dataset['differs']
    }
  }, [acts, shown])

  if (!version) return null
  const leave = () => {
    preview.setState({ groups: null })
    useVersion.setState({ version: null })
  }
  const restore = () => {
    leave()
    history.perform(acts)
    toaster.success(texts.restoredDone, { label: texts.undo, run: wayBack() })
  }
  const isToday = shown === today
  const told = (words: string) => (acts.length === 0 ? `${words} · ${texts.sameAsToday}` : words)
  const [ofToday, ofVersion] = [told(texts.now), told(fill(texts.versionOf, { time: dateAndTime(version.at, locale) }))]
  return (
    <div className={styles.place}>
      <section className={styles.bar} aria-label={texts.title}>
        <Button
          aria-label={texts.back}
          onClick={() => {
            leave()
            dialogs.open('history')
          }}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </Button>
        <p className={styles.barText} role="status">
          <span className={styles.steady} data-other={isToday ? ofVersion : ofToday}>
            {isToday ? ofToday : ofVersion}
          </span>
        </p>
        <div className={styles.choices}>
          <Button look="outlined" onClick={() => preview.setState({ groups: isToday ? version.groups : today })}>
            <span className={styles.steady} data-other={isToday ? texts.showToday : texts.showVersion}>
              {isToday ? texts.showVersion : texts.showToday}
            </span>
          </Button>
          <Button look="primary" isIdle={acts.length === 0} onClick={restore}>
            {texts.restore}
          </Button>
        </div>
      </section>
    </div>
  )
}
