import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { useWorkbench } from '../../workbench.ts'
import { useGround } from '../follow-settings.ts'
import type { SettingProps } from '../setting-props.ts'
import { BranchList } from './BranchList.tsx'
import { HoursFields } from './HoursFields.tsx'
import styles from './Hours.module.css'

/** The hours of each branch, and those of the footer where they are not looked up. */
export function HoursSetting({ field, settings, onChange }: SettingProps) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  const hasBranches = useGround((state) => (state.ground?.business?.branches.length ?? 0) > 0)
  const { hours, useBusinessDataFromLookUp } = settings.footer
  const own = <HoursFields hours={hours} onChange={(next) => onChange(field, next)} />
  if (!hasBranches) return own
  if (useBusinessDataFromLookUp) return <BranchList />
  return (
    <>
      <h3 className={styles.title}>{texts.ofBranches}</h3>
      <BranchList />
      <h3 className={styles.title}>{texts.ofFooter}</h3>
      {own}
    </>
  )
}
