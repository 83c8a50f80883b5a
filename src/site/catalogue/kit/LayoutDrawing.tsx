const BOXES = {
  list: [
    [8, 8, 80, 10],
    [8, 25, 80, 10],
    [8, 42, 80, 10],
  ],
  grid: [
    [8, 8, 24, 20],
    [36, 8, 24, 20],
    [64, 8, 24, 20],
    [8, 32, 24, 20],
    [36, 32, 24, 20],
    [64, 32, 24, 20],
  ],
  slider: [
    [-8, 12, 22, 36],
    [20, 8, 56, 44],
    [82, 12, 22, 36],
  ],
} as const

export function LayoutDrawing({ layout }: { layout: keyof typeof BOXES }) {
  return (
    <svg viewBox="0 0 96 60" width={96} height={60}>
      <rect width={96} height={60} rx={4} fill="#eef0f2" />
      {BOXES[layout].map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={3} fill="#9aa1aa" />
      ))}
    </svg>
  )
}
