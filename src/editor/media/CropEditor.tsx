import { useRef, useState, type KeyboardEvent } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Select } from '../../kit/fields/Select.tsx'
import { isWhole, WHOLE } from '../../model/crop.ts'
import { variantPath, variantWidths, type CropArea, type Media } from '../../model/media.ts'
import { useWorkbench } from '../workbench.ts'
import { dragCorner, moveArea, reshape, type Corner, type Shape } from './crop-geometry.ts'
import { arrowStep, useDrag } from './use-drag.ts'
import styles from './Cutting.module.css'

type Props = { original: Media; area: CropArea | null; isBusy: boolean; onCancel: () => void; onConfirm: (area: CropArea) => void }

const CORNERS: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']
const SHAPES = { free: null, original: 'own', square: 1, landscape: 3 / 2, wide: 16 / 9, portrait: 2 / 3 } as const
type ShapeName = keyof typeof SHAPES

const isShapeName = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name)

/** E-136: nothing is kept before it is confirmed. */
export function CropEditor({ original, area: given, isBusy, onCancel, onConfirm }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale].crop
  const [area, setArea] = useState<CropArea>(given ?? WHOLE)
  const [shapeName, setShapeName] = useState<ShapeName>('free')
  const shape = shapeOf(shapeName, original)
  const words = { x: Math.round(area.x), y: Math.round(area.y), width: Math.round(area.width), height: Math.round(area.height) }

  function chooseShape(name: string) {
    if (!isShapeName(name)) return
    setShapeName(name)
    setArea((old) => reshape(old, shapeOf(name, original)))
  }

  return (
    <div className={styles.cropper}>
      <p className={styles.help}>{texts.help}</p>
      <Frame original={original} area={area} shape={shape} onChange={setArea} />
      <p className={styles.value} role="status">
        {fill(texts.value, words)}
      </p>
      <Select
        label={texts.shape}
        value={shapeName}
        choices={Object.keys(SHAPES)
          .filter(isShapeName)
          .map((value) => ({ value, label: texts.shapes[value] }))}
        onChange={chooseShape}
      />
      <div className={styles.actions}>
        <Button look="outlined" onClick={onCancel}>
          {libraryTexts[locale].cancel}
        </Button>
        {/* Before anything was cut off there is nothing to use. */}
        <Button look="primary" isBusy={isBusy} isIdle={isWhole(area) && !given} onClick={() => onConfirm(area)}>
          {isWhole(area) && given ? texts.original : texts.confirm}
        </Button>
      </div>
    </div>
  )
}

function shapeOf(name: ShapeName, { width, height }: Media): Shape {
  const shape = SHAPES[name]
  if (shape === null) return null
  return shape === 'own' ? 1 : shape / (width / height)
}

type FrameProps = { original: Media; area: CropArea; shape: Shape; onChange: (area: CropArea) => void }

function Frame({ original, area, shape, onChange }: FrameProps) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale].crop
  const frame = useRef<HTMLDivElement>(null)
  const box = { insetInlineStart: `${area.x}%`, insetBlockStart: `${area.y}%`, inlineSize: `${area.width}%`, blockSize: `${area.height}%` }
  return (
    <div ref={frame} className={styles.frame} style={{ '--ratio': String(original.width / original.height) }}>
      <img
        src={variantPath(original.id, variantWidths(original).find((width) => width >= 640) ?? original.width)}
        alt=""
        draggable={false}
        className={styles.picture}
        style={{ backgroundColor: original.color }}
      />
      <div className={styles.shade}>
        <div className={styles.kept} style={box} />
      </div>
      <div className={styles.area} style={box}>
        <Handle label={texts.area} className={styles.inside} frame={() => frame.current} area={area} change={moveArea} onChange={onChange} />
        {CORNERS.map((corner) => (
          <Handle
            key={corner}
            label={texts.corners[corner]}
            className={styles.corner}
            corner={corner}
            frame={() => frame.current}
            area={area}
            change={(from, by) => dragCorner(from, corner, by, shape)}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  )
}

type HandleProps = {
  label: string
  className?: string
  corner?: Corner
  frame: () => Element | null
  area: CropArea
  change: (area: CropArea, by: { x: number; y: number }) => CropArea
  onChange: (area: CropArea) => void
}

function Handle({ label, className, corner, frame, area, change, onChange }: HandleProps) {
  const from = useRef(area)
  const drag = useDrag(frame, {
    onStart: () => {
      from.current = area
    },
    onMove: (by) => onChange(change(from.current, { x: by.x * 100, y: by.y * 100 })),
    onEnd: () => {},
  })
  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    onChange(change(area, step))
  }
  return <button type="button" aria-label={label} data-corner={corner} className={className} onKeyDown={onKeyDown} {...drag} />
}
