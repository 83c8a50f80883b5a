import { useState } from 'react'
import type { ShowcaseTexts } from '../../../i18n/showcase/de.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx'
import { ProgressBar } from '../../../kit/feedback/ProgressBar.tsx'
import { Spinner } from '../../../kit/feedback/Spinner.tsx'
import { Tabs } from '../../../kit/tabs/Tabs.tsx'
import { KitPart } from './KitPart.tsx'
import styles from './KitShowcase.module.css'

export function KitStates({ texts }: { texts: ShowcaseTexts }) {
  const words = texts.states
  const [tab, setTab] = useState('content')
  const tabs = (['content', 'look', 'access'] as const).map((value) => ({ value, label: words[value], content: <p className={styles.text}>{words[`${value}Text`]}</p> }))
  return (
    <KitPart title={words.title}>
      <div className={styles.row}>
        <Spinner label={words.loading} size={24} />
      </div>
      <ProgressBar label={words.upload} value={0.62} />
      <Tabs label={words.tabs} tabs={tabs} value={tab} onChange={setTab} />
      <EmptyState title={words.empty} text={words.emptyText}>
        <Button look="primary">{words.create}</Button>
      </EmptyState>
      <EmptyState title={words.failed}>
        <Button look="outlined">{words.tryAgain}</Button>
      </EmptyState>
    </KitPart>
  )
}
