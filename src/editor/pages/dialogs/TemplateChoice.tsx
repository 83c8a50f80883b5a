import { useId } from 'react'
import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { TemplatePicture } from './TemplatePicture.tsx'
import { useSamples } from '../../samples/use-samples.ts'
import { useWorkbench } from '../../workbench.ts'
import { offeredTemplates } from '../templates/page-groups.ts'
import { EMPTY_PAGE, type PageTemplate } from '../templates/templates.ts'
import styles from './Dialogs.module.css'

type Props = { chosen: PageTemplate | null; onChoose: (template: PageTemplate | null) => void; texts: PagesTexts }

/** What the page begins with: nothing, or one of the finished ones, each drawn as it would look on this site. */
export function TemplateChoice({ chosen, onChoose, texts }: Props) {
  const { data } = useWorkbench()
  const samples = useSamples(true)
  const name = useId()
  const all = [null, ...offeredTemplates(data.site)]
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.create.start}</legend>
      <div className={styles.templates}>
        {all.map((template) => (
          <label key={template?.name ?? 'empty'} className={styles.template}>
            <input type="radio" name={name} className={styles.radio} checked={chosen === template} onChange={() => onChoose(template)} />
            <TemplatePicture sections={template?.sections ?? EMPTY_PAGE} samples={template ? samples : null} />
            <span className={styles.templateName}>{template ? texts.templates[template.name] : texts.create.empty}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
