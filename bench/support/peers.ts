import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer } from './ask.ts'
import { findProgram } from './machine.ts'
import { startProgram, waitForAnswer, type Program } from './program.ts'
import { findFreePort, type Room } from './room.ts'

/** What a peer has to answer, header for header and byte for byte. */
export type Copy = { name: string; path: string; headers: readonly [string, string][]; body: Buffer }
export type Peer = Program & { port: number }

type Options = { room: Room; copy: Copy; cores: readonly number[] | null }

/** Headers that belong to a connection; every server writes its own. */
const OWN = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding']

export function copyOf(name: string, path: string, { rawHeaders, body }: Answer): Copy {
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, index): [string, string] => [rawHeaders[index * 2] ?? '', rawHeaders[index * 2 + 1] ?? ''])
  return { name, path, body, headers: pairs.filter(([header]) => !OWN.includes(header.toLowerCase())) }
}

/** Ten lines of Node that know one page. */
export async function startBareNode({ room, copy, cores }: Options): Promise<Peer> {
  const file = join(room.folder, `bare-node-${copy.name}.json`)
  await writeFile(file, JSON.stringify({ path: copy.path, headers: copy.headers.flat(), body: copy.body.toString('base64') }))
  const port = await findFreePort()
  const script = fileURLToPath(new URL('./bare-node.ts', import.meta.url))
  const program = startProgram({ command: process.execPath, args: [script, file, String(port)], cores, env: { NODE_ENV: 'production' } })
  await waitForAnswer(program, { port, host: 'localhost', path: copy.path })
  return { ...program, port }
}

/** Null where nginx is not installed. */
export async function startNginx({ room, copy, cores, workers }: Options & { workers: number }): Promise<Peer | null> {
  const nginx = findProgram('nginx')
  if (nginx === null) return null
  const folder = join(room.folder, `nginx-${workers}-${copy.name}`)
  await mkdir(folder)
  await writeFile(join(folder, 'page'), copy.body)
  const port = await findFreePort()
  await writeFile(join(folder, 'nginx.conf'), nginxConfig({ folder, copy, port, workers }))
  const program = startProgram({ command: nginx, args: ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], cores })
  await waitForAnswer(program, { port, host: 'localhost', path: copy.path })
  return { ...program, port }
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

function nginxConfig({ folder, copy, port, workers }: { folder: string; copy: Copy; port: number; workers: number }): string {
  const header = (name: string) => copy.headers.find(([found]) => found.toLowerCase() === name)?.[1]
  const extra = copy.headers.filter(([name]) => !['content-type', 'content-length'].includes(name.toLowerCase()))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${quoted(join(folder, name))};`)
  return `daemon off;
worker_processes ${workers};
pid ${quoted(join(folder, 'nginx.pid'))};
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  etag off;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location = ${copy.path} {
      alias ${quoted(join(folder, 'page'))};
      default_type ${quoted(header('content-type') ?? 'text/html')};
      add_header Last-Modified "";
${extra.map(([name, value]) => `      add_header ${name} ${quoted(value)};`).join('\n')}
    }
  }
}
`
}
