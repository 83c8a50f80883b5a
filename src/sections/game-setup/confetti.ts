const LASTS = 3000
const PIECES = 140
const FALLBACK_COLORS = ['#b7ff3c', '#ff4f8d', '#faf7f0']

type Piece = { x: number; y: number; vx: number; vy: number; size: number; spin: number; color: string }

/** Three seconds of paper over the whole window; none for people who asked for less motion. The result ends it early. */
export function throwConfetti(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const canvas = document.createElement('canvas')
  canvas.dataset['confetti'] = ''
  canvas.ariaHidden = 'true'
  Object.assign(canvas.style, { position: 'fixed', inset: '0', inlineSize: '100%', blockSize: '100%', pointerEvents: 'none', zIndex: '90' })
  canvas.width = innerWidth
  canvas.height = innerHeight
  document.body.append(canvas)
  const brush = canvas.getContext('2d')
  const colors = themeColors()
  const pieces = Array.from({ length: PIECES }, (_, at) => newPiece(canvas, colors[at % colors.length] ?? ''))
  const began = performance.now()
  let frame = 0
  const draw = () => {
    const age = performance.now() - began
    brush?.clearRect(0, 0, canvas.width, canvas.height)
    for (const piece of pieces) if (brush) drawPiece(brush, piece, age)
    frame = requestAnimationFrame(draw)
  }
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    canvas.remove()
  }
  const timer = setTimeout(end, LASTS)
  draw()
  return end
}

function themeColors(): string[] {
  const style = getComputedStyle(document.documentElement)
  const colors = ['--theme-accent', '--theme-primary', '--theme-secondary'].map((name) => style.getPropertyValue(name).trim()).filter((color) => color !== '')
  return colors.length > 0 ? colors : FALLBACK_COLORS
}

function newPiece({ width, height }: HTMLCanvasElement, color: string): Piece {
  const fromLeft = Math.random() < 0.5
  return {
    x: fromLeft ? 0 : width,
    y: height * (0.45 + Math.random() * 0.3),
    vx: (fromLeft ? 1 : -1) * width * (0.15 + Math.random() * 0.5),
    vy: -height * (0.4 + Math.random() * 0.7),
    size: 7 + Math.random() * 9,
    spin: Math.random() * 12 - 6,
    color,
  }
}

function drawPiece(brush: CanvasRenderingContext2D, { x, y, vx, vy, size, spin, color }: Piece, age: number): void {
  const seconds = age / 1000
  const gravity = brush.canvas.height * 0.75
  brush.save()
  brush.globalAlpha = Math.max(0, Math.min(1, (LASTS - age) / 600))
  brush.translate(x + vx * seconds * (1 - seconds / 8), y + vy * seconds + (gravity * seconds * seconds) / 2)
  brush.rotate(spin * seconds)
  brush.fillStyle = color
  brush.fillRect(-size / 2, -size / 4, size, size / 2)
  brush.restore()
}
