import { History, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { Panel } from '../../kit/panel/Panel.tsx'
import { NotRead } from '../NotRead.tsx'
import { ChangelogDialog } from '../changelog/ChangelogDialog.tsx'
import { useScrollLock } from '../toolbar/use-scroll-lock.ts'
import { useWorkbench } from '../workbench.ts'
import { loadSettings } from './load-settings.ts'
import { PastSettings } from './past/PastSettings.tsx'
import { SettingsList } from './SettingsList.tsx'
import { showPageAgain } from './show-on-page.ts'
import { useSettings, useTheme } from './shown-settings.ts'
import styles from './Settings.module.css'

/** Everything about the site that belongs to no single page. Each choice acts at once, on the page beside and for visitors. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench()
  const texts = settingsTexts[workbench.locale]
  const [state, setState] = useState<'loading' | 'failed' | 'here'>('loading')
  const [query, setQuery] = useState('')
  const [beside, setBeside] = useState<'past' | 'news' | null>(null)
  const [settings, theme] = [useSettings(), useTheme()]
  useScrollLock()
  // Not before the toolbar has held the page where it stands beside the panel.
  useEffect(() => () => queueMicrotask(showPageAgain), [])

  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void loadSettings(workbench).then((isHere) => isCurrent && setState(isHere ? 'here' : 'failed'))
    return () => void (isCurrent = false)
  }, [workbench, attempt])
  const tryAgain = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }

  const isPast = beside === 'past'
  return (
    <Panel isOpen onClose={onClose} title={isPast ? texts.past.title : texts.title} closeLabel={texts.close}>
      <div className={styles.panel}>
        {isPast ? (
          <PastSettings onBack={() => setBeside(null)} />
        ) : settings && theme ? (
          <>
            <SearchField label={texts.search} value={query} onChange={setQuery} />
            <p className={styles.help}>{texts.atOnce}</p>
            <SettingsList settings={settings} theme={theme} query={query} />
            <div className={styles.ways}>
              <Button look="outlined" onClick={() => setBeside('news')}>
                <Sparkles size={18} aria-hidden="true" />
                {texts.news}
              </Button>
              <Button look="outlined" onClick={() => setBeside('past')}>
                <History size={18} aria-hidden="true" />
                {texts.earlier}
              </Button>
            </div>
          </>
        ) : state === 'failed' ? (
          <NotRead title={texts.failed} tryAgain={texts.tryAgain} onRetry={tryAgain} />
        ) : (
          <p role="status" className={styles.help}>
            <Spinner /> {texts.loading}
          </p>
        )}
      </div>
      {beside === 'news' && <ChangelogDialog isAll onClose={() => setBeside(null)} />}
    </Panel>
  )
}
