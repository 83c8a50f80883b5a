import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isEmailAddress } from '../model/forms/email-address.ts'
import type { TranslationSettings } from '../services/translation/choose-translator.ts'

export type Environment = 'development' | 'production' | 'test'

/** Balancers ask every second or two whether a process is ready. */
const DRAIN_IN_PRODUCTION = 3

const TRANSLATION_PROVIDERS = ['deepl', 'libretranslate', 'openai', 'anthropic'] as const

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const smtpUrl = z.url({ protocol: /^smtps?$/ }).refine(hasHostAndReadableLogin)
const onOff = z.enum(['on', 'off', '1', '0', 'true', 'false']).transform((word) => ['on', '1', 'true'].includes(word))

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || hostName.test(host))
    .default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  APP_DATABASE_URL: postgresUrl.optional(),
  BASE_DOMAIN: z.string().regex(hostName).toLowerCase().default('localhost'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DEMO: onOff.optional(),
  DEMO_PASSWORD: z.string().min(8).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(splitList)
    .pipe(z.array(z.string().refine(isAddressOrRange)))
    .default([]),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().refine(isEmailAddress).optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((text) => URL.parse(text)?.username === '' && URL.parse(text)?.search === '')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_KEY: z
    .string()
    .regex(/^[\w+=,.@-]{1,128}$/)
    .optional(),
  S3_SECRET: z.string().min(8).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  KEEP_ENQUIRIES_DAYS: wholeNumber(1, 3650).default(365),
  TRANSLATION_PROVIDER: z.enum(TRANSLATION_PROVIDERS).optional(),
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional(),
  TRANSLATION_MODEL: z
    .string()
    .regex(/^[\w.:/@-]{1,120}$/)
    .optional(),
  ARTICLES_URL: z
    .url({ protocol: /^https$/ })
    .refine((text) => URL.parse(text)?.username === '' && URL.parse(text)?.port === '' && URL.parse(text)?.search === '')
    .optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
})

type Variable = keyof typeof schema.shape

// Values never appear in these sentences: they may be passwords, and logs travel.
const sentences: Record<Variable, string> = {
  PORT: 'PORT must be a whole number from 0 to 65535.',
  HOST: 'HOST must be an IP address or a host name to listen on, such as 0.0.0.0.',
  DATA_DIR: 'DATA_DIR must be the path of a folder.',
  DATABASE_URL: 'DATABASE_URL must be an address such as postgres://user:password@host:5432/vitrine.',
  APP_DATABASE_URL: 'APP_DATABASE_URL must be an address such as postgres://vitrine_app:password@host:5432/vitrine.',
  BASE_DOMAIN: 'BASE_DOMAIN must be a domain name without protocol, port or path, such as example.ch.',
  WEB_CONCURRENCY: 'WEB_CONCURRENCY must be a whole number from 1 to 64.',
  DEMO: 'DEMO must be on or off.',
  DEMO_PASSWORD: 'DEMO_PASSWORD must have at least 8 characters.',
  SESSION_SECRET: 'SESSION_SECRET must have at least 32 characters.',
  TRUSTED_PROXIES: 'TRUSTED_PROXIES must be a comma-separated list of IP addresses or ranges, such as 10.0.0.0/8,::1.',
  SMTP_URL: 'SMTP_URL must be an address such as smtp://user:password@mail.example.ch:587 or smtps://mail.example.ch.',
  MAIL_FROM: 'MAIL_FROM must be one e-mail address, without a name, such as website@example.ch.',
  S3_ENDPOINT: 'S3_ENDPOINT must be an address such as https://s3.example.ch, without bucket, user or question mark.',
  S3_BUCKET: 'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
  S3_KEY: 'S3_KEY must be the id of an access key.',
  S3_SECRET: 'S3_SECRET must be the secret of that access key, at least 8 characters.',
  S3_REGION: 'S3_REGION must be a region such as eu-central-1, or auto.',
  KEEP_ENQUIRIES_DAYS: 'KEEP_ENQUIRIES_DAYS must be a whole number of days from 1 to 3650.',
  TRANSLATION_PROVIDER: `TRANSLATION_PROVIDER must be one of ${TRANSLATION_PROVIDERS.join(', ')}.`,
  TRANSLATION_URL: 'TRANSLATION_URL must be the web address of a translation service, such as https://translate.example.ch.',
  TRANSLATION_KEY: 'TRANSLATION_KEY must be a key without blanks, of at most 500 characters.',
  TRANSLATION_MODEL: 'TRANSLATION_MODEL must be the name of a model, such as gpt-4o-mini.',
  ARTICLES_URL: 'ARTICLES_URL must be the address of a blog’s feed, such as https://blog.example.ch/feed, without port, user or question mark.',
  DRAIN_SECONDS: 'DRAIN_SECONDS must be a whole number of seconds from 0 to 300.',
  LOG_LEVEL: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`,
  NODE_ENV: 'NODE_ENV must be development, production or test.',
}

export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** The application's own login; undefined: derived from the database in use. */
  appDatabaseUrl: string | undefined
  baseDomain: string
  webConcurrency: number
  demo: boolean
  demoPassword: string | undefined
  sessionSecret: string | undefined
  trustedProxies: string[]
  /** Null: mails are kept to be read, not sent. */
  smtp: { url: string; from: string } | null
  /** Null: files lie in a folder below `dataDir`. */
  s3: { endpoint: string; bucket: string; key: string; secret: string; region: string } | null
  /** What visitors sent is deleted after so many days. */
  keepEnquiriesDays: number
  /** Null: editors translate by hand and from what was translated before. */
  translation: TranslationSettings | null
  /** Null: no articles are taken over from a blog. */
  articlesUrl: string | null
  /** So long after SIGTERM requests are still taken, until the balancer in front has noticed. */
  drainSeconds: number
  logLevel: (typeof LOG_LEVELS)[number]
  environment: Environment
}

/** Throws one Error that lists every mistake, one sentence per line. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = schema.safeParse(withoutBlanks(env))
  const given = new Set(result.error?.issues.map((issue) => issue.path[0]))
  const mistakes = variables.filter((variable) => given.has(variable)).map((variable) => sentences[variable])
  if (withoutBlanks(env)['APP_DATABASE_URL'] !== undefined && withoutBlanks(env)['DATABASE_URL'] === undefined) {
    mistakes.push('APP_DATABASE_URL needs DATABASE_URL beside it: set both, or neither.')
  }
  if ((withoutBlanks(env)['SMTP_URL'] === undefined) !== (withoutBlanks(env)['MAIL_FROM'] === undefined)) {
    mistakes.push('SMTP_URL and MAIL_FROM belong together: set both, or neither.')
  }
  mistakes.push(...translationMistakes(withoutBlanks(env)))
  const s3 = (['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const).filter((name) => withoutBlanks(env)[name] !== undefined)
  if (s3.length > 0 && s3.length < 4) mistakes.push('S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together: set all four, or none.')
  if (!result.success || mistakes.length > 0) throw new Error(mistakes.join('\n'))
  const read = result.data
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    appDatabaseUrl: read.APP_DATABASE_URL,
    baseDomain: read.BASE_DOMAIN,
    webConcurrency: read.WEB_CONCURRENCY,
    demo: read.DEMO ?? read.NODE_ENV !== 'production',
    demoPassword: read.DEMO_PASSWORD,
    sessionSecret: read.SESSION_SECRET,
    trustedProxies: read.TRUSTED_PROXIES,
    smtp: read.SMTP_URL === undefined || read.MAIL_FROM === undefined ? null : { url: read.SMTP_URL, from: read.MAIL_FROM },
    s3: readS3(read),
    keepEnquiriesDays: read.KEEP_ENQUIRIES_DAYS,
    translation: translationFrom(read),
    articlesUrl: read.ARTICLES_URL ?? null,
    drainSeconds: read.DRAIN_SECONDS ?? (read.NODE_ENV === 'production' ? DRAIN_IN_PRODUCTION : 0),
    logLevel: read.LOG_LEVEL,
    environment: read.NODE_ENV,
  }
}

function readS3({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region }: z.infer<typeof schema>): Config['s3'] {
  return endpoint === undefined || bucket === undefined || key === undefined || secret === undefined ? null : { endpoint, bucket, key, secret, region }
}

const variables = schema.keyof().options

/** What each service cannot be without. */
function translationMistakes({ TRANSLATION_PROVIDER: provider, TRANSLATION_URL: url, TRANSLATION_KEY: key, TRANSLATION_MODEL: model }: Record<string, string>): string[] {
  if (provider === undefined) return (url ?? key ?? model) === undefined ? [] : ['TRANSLATION_URL, TRANSLATION_KEY and TRANSLATION_MODEL need TRANSLATION_PROVIDER beside them.']
  if (provider === 'libretranslate' && url === undefined) return ['TRANSLATION_PROVIDER=libretranslate needs TRANSLATION_URL.']
  if ((provider === 'deepl' || provider === 'anthropic') && key === undefined) return [`TRANSLATION_PROVIDER=${provider} needs TRANSLATION_KEY.`]
  return provider === 'openai' && key === undefined && url === undefined
    ? ['TRANSLATION_PROVIDER=openai needs TRANSLATION_KEY, or the TRANSLATION_URL of a service without one.']
    : []
}

function translationFrom(read: z.infer<typeof schema>): TranslationSettings | null {
  const [url, key, model] = [read.TRANSLATION_URL ?? null, read.TRANSLATION_KEY ?? null, read.TRANSLATION_MODEL ?? null]
  const provider = read.TRANSLATION_PROVIDER
  switch (provider) {
    case 'deepl':
      return { provider, url, key: key ?? '' }
    case 'libretranslate':
      return { provider, url: url ?? '', key }
    case 'openai':
      return { provider, url, key, model }
    case 'anthropic':
      return { provider, url, key: key ?? '', model }
    case undefined:
      return null
  }
}

// "PORT=" in a shell or an env file means "not set".
function withoutBlanks(env: Record<string, string | undefined>): Record<string, string> {
  const entries = variables.flatMap((name): [string, string][] => {
    const value = env[name]?.trim()
    return value === undefined || value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function hasHostAndReadableLogin(text: string): boolean {
  const url = URL.parse(text)
  try {
    return url !== null && url.hostname !== '' && decodeURIComponent(url.username + url.password) !== undefined
  } catch {
    return false
  }
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}
