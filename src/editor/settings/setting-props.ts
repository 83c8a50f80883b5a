import type { Settings } from '../../model/site/settings.ts'
import type { SettingField } from './setting-fields.ts'
import type { ChangeSetting } from './use-change.ts'

export type SettingProps = { field: SettingField; settings: Settings; onChange: ChangeSetting }
