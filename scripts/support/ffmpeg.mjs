import { existsSync, readFileSync } from 'node:fs'
import { step } from './progress.mjs'
import { capture } from './run.mjs'

export const WITHOUT_FFMPEG = 'ffmpeg is not installed, so videos cannot be uploaded (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg).'

/** ffmpeg makes streams of uploaded videos. Where it may, Debian's is installed; without it everything else works. */
export async function findOrInstallFfmpeg() {
  if (await answers()) return true
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (process.getuid?.() !== 0 || !/^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release)) return false
  return step('Installing ffmpeg for videos', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = () => capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'], { env })
    if ((await install()).code !== 0) {
      await capture('apt-get', ['update', '-qq'], { env })
      await install()
    }
    return answers()
  })
}

async function answers() {
  return (await capture('ffmpeg', ['-version'])).code === 0
}
