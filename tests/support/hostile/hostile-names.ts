import type { Base } from './base-pictures.ts'
import { MARK, type HostileFile, type Outcome } from './hostile-file.ts'

/** Names that want to be a path, a command, markup or another kind of file. The file itself is a photograph. */
const NAMES: readonly [name: string, outcome: Outcome][] = [
  [`../../../../tmp/${MARK}.jpg`, 'taken'],
  [`..\\..\\..\\${MARK}.jpg`, 'taken'],
  [`/etc/cron.d/${MARK}.jpg`, 'taken'],
  [`C:\\Windows\\${MARK}.jpg`, 'taken'],
  [`%2e%2e%2f%2e%2e%2f${MARK}.jpg`, 'taken'],
  [`file:///tmp/${MARK}.jpg`, 'taken'],
  ['nul\u0000byte.jpg', 'taken'],
  ['photo.jpg\u0000.exe', 'fileTypeNotAllowed'],
  ['photo.exe\u0000.jpg', 'taken'],
  ['shell.php.jpg', 'taken'],
  ['photo.jpg.php', 'fileTypeNotAllowed'],
  ['photo.jpg/', 'fileHasNoExtension'],
  ['photo.jpg.', 'fileHasNoExtension'],
  ['photo.jpg::$DATA', 'fileTypeNotAllowed'],
  ['.jpg', 'fileHasNoExtension'],
  ['.htaccess', 'fileHasNoExtension'],
  ['jpg', 'fileHasNoExtension'],
  ['CON.jpg', 'taken'],
  ['-rf *.jpg', 'taken'],
  ['$(touch x).jpg', 'taken'],
  ['`id`.jpg', 'taken'],
  ["'; drop table site.media; --.jpg", 'taken'],
  [`<img src=x onerror=fetch('/${MARK}')>.jpg`, 'taken'],
  ['gpj.\u202eexe.jpg', 'taken'],
  ['photo\r\nSet-Cookie: a=b.jpg', 'taken'],
  ['\ud800.jpg', 'taken'],
  [`${'a'.repeat(251)}.jpg`, 'taken'],
  [`${'a'.repeat(252)}.jpg`, 'invalidInput'],
  ['', 'invalidInput'],
  ['virus.exe', 'fileTypeNotAllowed'],
  ['page.html', 'fileTypeNotAllowed'],
  ['drawing.svgz', 'fileTypeNotAllowed'],
]

export function hostileNames({ jpg }: Base): HostileFile[] {
  return NAMES.map(([filename, outcome]) => ({ about: `a photograph named ${JSON.stringify(filename.slice(0, 60))}`, filename, make: () => jpg, outcomes: [outcome] }))
}
