import { fieldContent } from '../../model/commands/field-content.ts'
import { joinCommands } from '../history/text-stay.ts'
import type { HistoryStep } from './version-calls.ts'

/** Whoever pauses longer has begun anew. */
const PAUSE_MS = 5 * 60_000

const commandOf = ({ act, at }: HistoryStep) => act && { id: '', at: Date.parse(at), ...act }

/** What somebody wrote in one text without doing anything else in between: saved every second, one line to read. The newest first. */
export function joinStays(steps: readonly HistoryStep[]): HistoryStep[] {
  const joined: HistoryStep[] = []
  /** When the last line began. */
  let beganAt = 0
  for (const older of steps) {
    const newer = joined.at(-1)
    const whole = newer && beganAt - Date.parse(older.at) < PAUSE_MS ? joinTwo(older, newer) : null
    if (whole) joined[joined.length - 1] = whole
    else joined.push(older)
    beganAt = Date.parse(older.at)
  }
  return joined
}

function joinTwo(older: HistoryStep, newer: HistoryStep): HistoryStep | null {
  const [first, second] = [commandOf(older), commandOf(newer)]
  if (!first || !second || older.by !== newer.by || older.back !== null || newer.back !== null || first.kind !== fieldContent.kind) return null
  const command = joinCommands(first, second)
  return command && { ...newer, act: { kind: command.kind, version: command.version, body: command.body } }
}
