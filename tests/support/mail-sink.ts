import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'

export type SunkMail = {
  /** Whom the server was told to deliver to, whatever the headers say. */
  from: string
  recipients: string[]
  parsed: Email
  headerNames: string[]
}

export type MailSink = {
  port: number
  url: string
  mails: SunkMail[]
  /** What it does with the next mails: takes them, refuses every recipient for good or for now, or says nothing until released. */
  mood: 'take' | 'refuse' | 'later' | 'hang'
  /** How long it thinks before it says that it has taken a mail to this address. */
  thinks: (recipient: string) => number
  close: () => Promise<void>
}

/** A real SMTP server that delivers nothing. */
export async function openMailSink({ port = 0 }: { port?: number } = {}): Promise<MailSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onRcptTo(_address, _session, callback) {
      if (sink.mood === 'refuse') callback(Object.assign(new Error('no such person here'), { responseCode: 550 }))
      else if (sink.mood === 'later') callback(Object.assign(new Error('come again'), { responseCode: 451 }))
      else callback()
    },
    onData(stream, session, callback) {
      void sinkMail(stream, session.envelope, () => {
        const pause = Math.max(0, ...session.envelope.rcptTo.map(({ address }) => sink.thinks(address)))
        if (sink.mood !== 'hang') setTimeout(callback, pause)
      })
    },
  })
  async function sinkMail(stream: AsyncIterable<Buffer>, { mailFrom, rcptTo }: SMTPServerEnvelope, taken: () => void): Promise<void> {
    const parsed = await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream)))
    sink.mails.push({
      from: mailFrom === false ? '' : mailFrom.address,
      recipients: rcptTo.map(({ address }) => address),
      parsed,
      headerNames: parsed.headers.map(({ key }) => key),
    })
    taken()
  }
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server that listens has an address
  const { port: bound } = server.server.address() as AddressInfo
  const sink: MailSink = {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    mails: [],
    mood: 'take',
    thinks: () => 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sink
}
