import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = ''] = process.argv.slice(2)
const { path, headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { path: string; headers: string[]; body: string }
const answers = new Map([[path, Buffer.from(body, 'base64')]])
const server = createServer((request, response) => {
  response.writeHead(200, headers)
  response.end(answers.get(request.url ?? ''))
})
server.listen(Number(port), '127.0.0.1')
