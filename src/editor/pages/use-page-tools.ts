import { useMemo } from 'react'
import { pagesTexts } from '../../i18n/editor/pages/texts.ts'
import { useWorkbench } from '../workbench.ts'
import { createPageTools, type PageTools } from './page-tools.ts'

export function usePageTools(): PageTools {
  const workbench = useWorkbench()
  return useMemo(() => createPageTools(workbench, pagesTexts[workbench.locale]), [workbench])
}
