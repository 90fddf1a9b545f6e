import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { emailAddress, organizationNameLengthMax } from '@rapport/contract';
import { z } from 'zod';
import { buckets, mailboxes, overlap, splitList, watchedFolders } from './import-sources-env.ts';
import { StartError } from './start-error.ts';

const hostDefault = '127.0.0.1';
const portDefault = 8000;
const dataDirDefault = '.data';

const portRange = 'must be a whole number from 0 to 65535';
const port = z.coerce
  .number({ error: portRange })
  .int({ error: portRange })
  .min(0, portRange)
  .max(65_535, portRange);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
/** Requests are sent to this address without changes. */
const baseUrl = httpUrl.refine((text) => {
  const url = URL.parse(text);
  // No address at all is another mistake.
  return !url || !(url.username || url.password || url.search || url.hash);
}, 'must have no user, password, ? or # in it');
/** Sent in a header. */
const apiKey = z.string().regex(/^[!-~]+$/, 'must be one word, without blanks or line breaks');
const modelName = z.string().trim().min(1).max(200);
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** IP addresses or networks, separated by commas. */
const addresses = z
  .string()
  .refine(
    (text) => splitList(text).every((part) => address.safeParse(part).success),
    'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
  )
  .transform(splitList);
/** Empty variables count as unset, because shells and compose files leave them. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const variables = z.object({
  HOST: optional(z.string()),
  PORT: optional(port),
  RAPPORT_PUBLIC_URL: optional(httpUrl),
  RAPPORT_DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  RAPPORT_SECRET: optional(z.string().min(32, 'must have 32 characters or more')),
  RAPPORT_ROLE: optional(z.enum(['all', 'api', 'worker'])),
  RAPPORT_WORKERS: optional(z.coerce.number().int().min(1).max(64)),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// address' }),
  ),
  RAPPORT_MAIL_FROM: optional(z.string()),
  RAPPORT_OWNER_EMAIL: optional(z.string().pipe(emailAddress('must be an e-mail address'))),
  RAPPORT_OWNER_PASSWORD: optional(z.string().min(8, 'must have 8 characters or more').max(128)),
  RAPPORT_ORGANIZATION: optional(
    z
      .string()
      .trim()
      .max(organizationNameLengthMax, `must have ${organizationNameLengthMax} characters at most`),
  ),
  RAPPORT_TRUSTED_PROXIES: optional(addresses),
  RAPPORT_SIGN_UP: optional(z.enum(['invited', 'open'])),
  RAPPORT_CALLS_PER_MINUTE: optional(z.coerce.number().int().min(100)),
  RAPPORT_MAX_UPLOAD_MB: optional(z.coerce.number().positive().max(1000)),
  RAPPORT_WATCHED_FOLDERS: optional(watchedFolders),
  RAPPORT_MAILBOXES: optional(mailboxes),
  RAPPORT_BUCKETS: optional(buckets),
  RAPPORT_LLM_BASE_URL: optional(baseUrl),
  RAPPORT_LLM_API_KEY: optional(apiKey),
  RAPPORT_LLM_MODEL: optional(modelName),
  RAPPORT_LLM_WINDOW: optional(z.coerce.number().int().min(2048)),
  RAPPORT_LLM_PER_ORGANIZATION: optional(z.enum(['on', 'off'])),
  RAPPORT_LLM_NETWORKS: optional(addresses),
  RAPPORT_SPEECH_BASE_URL: optional(baseUrl),
  RAPPORT_SPEECH_API_KEY: optional(apiKey),
  RAPPORT_SPEECH_MODEL: optional(modelName),
  RAPPORT_SPEECH_PART_MB: optional(z.coerce.number().min(1).max(1000)),
  RAPPORT_SPEECH_PART_MINUTES: optional(z.coerce.number().min(1).max(120)),
  RAPPORT_SPEECH_MINUTES_PER_MONTH: optional(z.coerce.number().positive()),
  RAPPORT_MAX_RECORDING_MB: optional(z.coerce.number().positive().max(2000)),
  RAPPORT_WEBHOOK_NETWORKS: optional(addresses),
  RAPPORT_SSO_NETWORKS: optional(addresses),
  RAPPORT_METRICS_TOKEN: optional(z.string().min(16, 'must have 16 characters or more')),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

/** They say how a language model is asked, which needs one. */
const modelVariables = ['RAPPORT_LLM_API_KEY', 'RAPPORT_LLM_WINDOW'] as const;

/** They say how recordings are transcribed, which needs a service. */
const speechVariables = [
  'RAPPORT_SPEECH_API_KEY',
  'RAPPORT_SPEECH_PART_MB',
  'RAPPORT_SPEECH_PART_MINUTES',
  'RAPPORT_SPEECH_MINUTES_PER_MONTH',
  'RAPPORT_MAX_RECORDING_MB',
] as const;

const environmentSchema = variables.superRefine((env, context) => {
  const together = (names: (keyof typeof env)[], why: string) => {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return;
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: why });
  };
  together(
    ['RAPPORT_OWNER_EMAIL', 'RAPPORT_OWNER_PASSWORD'],
    'is needed too: the first owner has an e-mail and a password',
  );
  together(
    ['RAPPORT_LLM_BASE_URL', 'RAPPORT_LLM_MODEL'],
    'is needed too: a language model has an address and a name',
  );
  const ofModel = modelVariables.find((name) => env[name] !== undefined);
  if (ofModel && !env.RAPPORT_LLM_BASE_URL && !env.RAPPORT_LLM_MODEL)
    context.addIssue({
      code: 'custom',
      path: ['RAPPORT_LLM_BASE_URL'],
      message: `is needed when ${ofModel} is set, with RAPPORT_LLM_MODEL`,
    });
  together(
    ['RAPPORT_SPEECH_BASE_URL', 'RAPPORT_SPEECH_MODEL'],
    'is needed too: a speech service has an address and a model',
  );
  const isSpeechSet =
    env.RAPPORT_SPEECH_BASE_URL !== undefined || env.RAPPORT_SPEECH_MODEL !== undefined;
  const ofSpeech = speechVariables.find((name) => env[name] !== undefined);
  if (ofSpeech && !isSpeechSet)
    context.addIssue({
      code: 'custom',
      path: ['RAPPORT_SPEECH_BASE_URL'],
      message: `is needed when ${ofSpeech} is set, with RAPPORT_SPEECH_MODEL`,
    });
  if (env.SMTP_URL && !env.RAPPORT_MAIL_FROM)
    context.addIssue({
      code: 'custom',
      path: ['RAPPORT_MAIL_FROM'],
      message: 'is needed when SMTP_URL is set: mail has a sender',
    });
  if (env.DATABASE_URL && !env.RAPPORT_SECRET)
    context.addIssue({
      code: 'custom',
      path: ['RAPPORT_SECRET'],
      message: 'is needed when DATABASE_URL is set, the same for every process',
    });
  const dataDir = resolve(env.RAPPORT_DATA_DIR ?? dataDirDefault);
  if (env.RAPPORT_WATCHED_FOLDERS?.some(({ path }) => overlap(path, dataDir)))
    context.addIssue({
      code: 'custom',
      path: ['RAPPORT_WATCHED_FOLDERS'],
      message: 'must be outside of RAPPORT_DATA_DIR, and not around it',
    });
  if (!env.DATABASE_URL && env.RAPPORT_ROLE && env.RAPPORT_ROLE !== 'all')
    context.addIssue({
      code: 'custom',
      path: ['RAPPORT_ROLE'],
      message: 'can only be "all" with the embedded database, which belongs to one process',
    });
});

export type Env = ReturnType<typeof readEnv>;
export type SpeechSettings = NonNullable<Env['speech']>;

/** The message has one line per mistake. */
export class InvalidEnvironmentError extends StartError {
  override name = 'InvalidEnvironmentError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(['The configuration has mistakes:', ...mistakes].join('\n  '));
    this.mistakes = mistakes;
  }
}

/** Reads port and data folder even if other variables are invalid. */
export function readPlace(source: Record<string, string | undefined>) {
  const listenPort = variables.shape.PORT.safeParse(source.PORT);
  const isMailSender = source.RAPPORT_ROLE !== 'api' && !source.SMTP_URL;
  return {
    host: source.HOST || hostDefault,
    /** Undefined if invalid. */
    port: listenPort.success ? (listenPort.data ?? portDefault) : undefined,
    dataDir: resolve(source.RAPPORT_DATA_DIR || dataDirDefault),
    databaseUrl: variables.shape.DATABASE_URL.safeParse(source.DATABASE_URL).data,
    /** With PostgreSQL, the folder contains only unsent mail. */
    usesDataFolder: !source.DATABASE_URL || isMailSender,
  };
}

/** @throws InvalidEnvironmentError with every invalid variable */
export function readEnv(source: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(source);
  if (!parsed.success) {
    throw new InvalidEnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.at(0)?.toString()}: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const listenPort = env.PORT ?? portDefault;
  return {
    host: env.HOST ?? hostDefault,
    port: listenPort,
    publicUrl: (env.RAPPORT_PUBLIC_URL ?? `http://localhost:${listenPort}`).replace(/\/+$/, ''),
    dataDir: resolve(env.RAPPORT_DATA_DIR ?? dataDirDefault),
    databaseUrl: env.DATABASE_URL,
    secret: env.RAPPORT_SECRET,
    role: env.RAPPORT_ROLE ?? 'all',
    workers: env.RAPPORT_WORKERS ?? Math.max(1, availableParallelism() - 1),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.RAPPORT_MAIL_FROM ?? 'Rapport <rapport@localhost>',
    },
    owner:
      env.RAPPORT_OWNER_EMAIL && env.RAPPORT_OWNER_PASSWORD
        ? { email: env.RAPPORT_OWNER_EMAIL, password: env.RAPPORT_OWNER_PASSWORD }
        : undefined,
    organization: env.RAPPORT_ORGANIZATION,
    trustedProxies: env.RAPPORT_TRUSTED_PROXIES ?? [],
    signUp: env.RAPPORT_SIGN_UP ?? 'invited',
    callsPerMinute: env.RAPPORT_CALLS_PER_MINUTE ?? 3000,
    maxUploadMb: env.RAPPORT_MAX_UPLOAD_MB ?? 25,
    watchedFolders: env.RAPPORT_WATCHED_FOLDERS ?? [],
    mailboxes: env.RAPPORT_MAILBOXES ?? [],
    buckets: env.RAPPORT_BUCKETS ?? [],
    languageModel:
      env.RAPPORT_LLM_BASE_URL && env.RAPPORT_LLM_MODEL
        ? {
            baseUrl: env.RAPPORT_LLM_BASE_URL,
            apiKey: env.RAPPORT_LLM_API_KEY,
            name: env.RAPPORT_LLM_MODEL,
            /** Tokens that it reads at once; undefined to ask its server. */
            window: env.RAPPORT_LLM_WINDOW,
          }
        : undefined,
    /** Undefined if organizations may not set up models of their own; else private networks where these may be. */
    ownModels:
      env.RAPPORT_LLM_PER_ORGANIZATION === 'on'
        ? { networks: env.RAPPORT_LLM_NETWORKS ?? [] }
        : undefined,
    speech:
      env.RAPPORT_SPEECH_BASE_URL && env.RAPPORT_SPEECH_MODEL
        ? {
            baseUrl: env.RAPPORT_SPEECH_BASE_URL,
            apiKey: env.RAPPORT_SPEECH_API_KEY,
            model: env.RAPPORT_SPEECH_MODEL,
            /** Size and length of what is sent at once. */
            partMb: env.RAPPORT_SPEECH_PART_MB ?? 25,
            partMinutes: env.RAPPORT_SPEECH_PART_MINUTES ?? 20,
            recordingMaxMb: env.RAPPORT_MAX_RECORDING_MB ?? 500,
            /** Of each organization; undefined without a limit. */
            minutesPerMonth: env.RAPPORT_SPEECH_MINUTES_PER_MONTH,
          }
        : undefined,
    /** Private networks that webhooks may call anyway. */
    webhookNetworks: env.RAPPORT_WEBHOOK_NETWORKS ?? [],
    /** Private networks in which sign-in providers may be anyway. */
    ssoNetworks: env.RAPPORT_SSO_NETWORKS ?? [],
    metricsToken: env.RAPPORT_METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}
