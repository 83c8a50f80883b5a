import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMailSink, type MailSink } from '../../../tests/support/mail-sink.ts'
import type { MailMessage } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

let sink: MailSink
beforeEach(async () => {
  sink = await openMailSink()
})
afterEach(() => sink.close())

const message: MailMessage = {
  id: 'abc123',
  fromName: 'Optik Seeblick',
  to: { name: 'Olga Owner', address: 'owner@example.ch' },
  replyTo: { name: 'Zoë «Z» Müller', address: 'visitor@example.ch' },
  subject: 'Neue Anfrage – Grüezi',
  text: 'Guten Tag\n\n.\nEin Punkt für sich, Umlaute äöü, ein Herz ♥\n',
}
const mailTo = (url: string) => createSmtpMail({ url, from: 'website@vitrine.example' })

describe('a mail by SMTP', () => {
  test('arrives as it was written, from the installation’s address, with the same id each time', async () => {
    const mail = mailTo(sink.url)
    await mail.send(message)
    await mail.send(message)
    expect(sink.mails).toHaveLength(2)
    for (const { from, recipients, parsed } of sink.mails) {
      expect([from, recipients]).toEqual(['website@vitrine.example', ['owner@example.ch']])
      expect(parsed).toMatchObject({ messageId: '<abc123@vitrine.example>', subject: message.subject, from: { name: 'Optik Seeblick', address: 'website@vitrine.example' } })
      expect(parsed.to).toEqual([{ name: 'Olga Owner', address: 'owner@example.ch' }])
      expect(parsed.replyTo).toEqual([{ name: 'Zoë «Z» Müller', address: 'visitor@example.ch' }])
      expect(parsed.text).toBe(message.text)
      expect(parsed.html).toBeUndefined()
    }
  })

  const GOLDEN = ['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to']

  test('no line break in a name or a subject becomes a header', async () => {
    const breaks = ['\r\n', '\n', '\r', '\u0000', '\u2028', '\u2029', '\r\n ', '\u0085', '\u000b']
    const injected = 'Bcc: victim@example.ch'
    for (const br of breaks) {
      const evil = `x${br}${injected}${br}${br}<b>body</b>`
      await mailTo(sink.url).send({ ...message, fromName: evil, subject: evil, to: { ...message.to, name: evil }, replyTo: { name: evil, address: 'visitor@example.ch' } })
    }
    expect(sink.mails).toHaveLength(breaks.length)
    for (const { recipients, headerNames, parsed } of sink.mails) {
      expect(recipients).toEqual(['owner@example.ch'])
      expect(headerNames.toSorted()).toEqual(GOLDEN)
      expect(parsed.text).toBe(message.text)
      expect(parsed.to).toHaveLength(1)
      expect(parsed.replyTo).toHaveLength(1)
    }
  })

  test.each(['a@b.ch, c@d.ch', 'a@b.ch\r\nRCPT TO:<c@d.ch>', '<a@b.ch>', '"x" <a@b.ch>', 'a@b.ch>', '', 'a@b.ch\u0000'])(
    'an address such as %j is not even tried',
    async (address) => {
      await expect(mailTo(sink.url).send({ ...message, to: { name: '', address } })).rejects.toMatchObject({ failure: 'refused' })
      await expect(mailTo(sink.url).send({ ...message, replyTo: { name: '', address } })).rejects.toMatchObject({ failure: 'refused' })
      expect(sink.mails).toEqual([])
    },
  )

  test('a server that thinks for twenty seconds has taken the mail, and is not given a copy', { timeout: 40_000 }, async () => {
    sink.thinks = () => 21_000
    await mailTo(sink.url).send(message)
    expect(sink.mails).toHaveLength(1)
  })

  test('files and addresses in a text are text', async () => {
    const text = '/etc/passwd file:///etc/passwd http://127.0.0.1/\n'
    await mailTo(sink.url).send({ ...message, text })
    expect(sink.mails[0]?.parsed.text).toBe(text)
    expect(sink.mails[0]?.parsed.attachments).toEqual([])
  })

  test('a failure says what kind it is, and nothing that the server said', async () => {
    sink.mood = 'refuse'
    const error: unknown = await mailTo(sink.url)
      .send(message)
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ failure: 'rejected', message: 'rejected' })
    sink.mood = 'later'
    await expect(mailTo(sink.url).send(message)).rejects.toMatchObject({ failure: 'refused' })
    expect(JSON.stringify(error) + String(error)).not.toMatch(/owner|such person/)
    const free = await freePort()
    await expect(mailTo(`smtp://127.0.0.1:${free}`).send(message)).rejects.toMatchObject({ failure: 'unreachable' })
  })

  test('a password is not given to a server that does not encrypt, unless it runs on this machine', async () => {
    // 0.0.0.0 leads to this machine too, but is not one of its usual names.
    await expect(mailTo(`smtp://user:geheim@0.0.0.0:${sink.port}`).send(message)).rejects.toMatchObject({ failure: 'unreachable' })
    expect(sink.mails).toEqual([])
    await mailTo(`smtp://0.0.0.0:${sink.port}`).send(message)
    await mailTo(`smtp://user:geheim@127.0.0.1:${sink.port}`).send(message)
    expect(sink.mails).toHaveLength(2)
  })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
