import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import { isEmailAddress } from '@rapport/contract';
import { z } from 'zod';

/** Parses the sources of imported files, their uploaders and organizations: `ADDRESS ORGANIZATION E-MAIL`. */

export const splitList = (text: string) => text.split(',').map((part) => part.trim());

const entriesOf = <T extends z.ZodType<unknown, string>>(entry: T) =>
  z.string().transform(splitList).pipe(z.array(entry));

/** The path may contain spaces, but no commas. */
const watchedFolder = z
  .string()
  .refine(
    (text) => /^\S.*\s\S+\s\S+$/.test(text) && isEmailAddress(text.split(/\s/).at(-1) ?? ''),
    {
      error:
        'must be folders, each as PATH ORGANIZATION E-MAIL such as /srv/transcripts acme anna@acme.example, separated by commas',
      abort: true,
    },
  )
  .transform((text) => {
    const [, path = '', organization = '', uploader = ''] =
      /^(.*\S)\s+(\S+)\s+(\S+)$/.exec(text) ?? [];
    return { path, organization, uploader: uploader.toLowerCase() };
  })
  .refine(({ path }) => isAbsolute(path), {
    error: 'must have absolute paths, such as /srv/transcripts',
    abort: true,
  })
  .transform((folder) => ({ ...folder, path: resolve(folder.path) }));
export type WatchedFolder = z.infer<typeof watchedFolder>;

const isWithin = (path: string, folder: string) => {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
};
export const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a);

export const watchedFolders = entriesOf(watchedFolder).refine(
  (folders) =>
    folders.every(({ path }, at) => !folders.slice(at + 1).some((one) => overlap(path, one.path))),
  'must be folders of which none is another or in another',
);

const withOneName = <T extends { name: string }>(sources: readonly T[]) =>
  new Set(sources.map(({ name }) => name)).size === sources.length;

/** Undefined if the text is not valid percent-encoding. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** Percent-encoding separates spaces, commas and slashes of passwords from those of the entry. */
function readMailbox(text: string) {
  const [address = '', organization = '', uploader = '', ...senders] = text.split(/\s+/);
  const url = URL.parse(address);
  if (!url || !['imap:', 'imaps:'].includes(url.protocol)) return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const folder = decoded(url.pathname.slice(1));
  if (!url.hostname || !user || !password || folder === undefined) return undefined;
  if (!isEmailAddress(uploader) || senders.length === 0) return undefined;
  const isSecure = url.protocol === 'imaps:';
  return {
    /** The address without the password. */
    name: `${url.protocol}//${user}@${url.host}/${folder || 'INBOX'}`,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    security: isSecure ? ('tls' as const) : securityOf(url.hostname),
    user,
    password,
    folder: folder || 'INBOX',
    organization,
    uploader: uploader.toLowerCase(),
    /** Addresses and domains, in lower case. */
    senders: senders.map((sender) => sender.toLowerCase().replace(/^@/, '')),
  };
}

/** Passwords are sent to other machines only encrypted. */
const securityOf = (host: string) => (isLoopback(host) ? ('none' as const) : ('starttls' as const));

export type Mailbox = NonNullable<ReturnType<typeof readMailbox>>;

export const mailboxes = entriesOf(
  z.string().transform((text, context) => {
    const mailbox = readMailbox(text);
    if (mailbox) return mailbox;
    context.addIssue({
      code: 'custom',
      message:
        'must be mailboxes, each as imaps://USER:PASSWORD@HOST/FOLDER ORGANIZATION E-MAIL SENDER such as imaps://rapport%40acme.example:secret@mail.acme.example/INBOX acme anna@acme.example zoom.us, with one or more senders (addresses or domains), separated by commas',
    });
    return z.NEVER;
  }),
).refine(withOneName, 'must be mailboxes of which none is another');

function readBucket(text: string) {
  const [address = '', organization = '', uploader = '', ...more] = text.split(/\s+/);
  const url = URL.parse(address);
  if (url?.protocol !== 's3:' || more.length > 0 || !isEmailAddress(uploader)) return undefined;
  const [keyId, secret] = [decoded(url.username), decoded(url.password)];
  const folder = decoded(url.pathname.slice(1));
  const [region, endpoint] = ['region', 'endpoint'].map((name) => url.searchParams.get(name));
  if (!url.hostname || !keyId || !secret || folder === undefined || !region) return undefined;
  if (endpoint && !['http:', 'https:'].includes(URL.parse(endpoint)?.protocol ?? ''))
    return undefined;
  const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  return {
    /** The address without the keys. */
    name: endpoint
      ? `${endpoint.replace(/\/+$/, '')}/${url.hostname}/${prefix}`
      : `s3://${url.hostname}/${prefix}`,
    bucket: url.hostname,
    prefix,
    region,
    /** Undefined for the endpoint of AWS. */
    endpoint: endpoint ?? undefined,
    keyId,
    secret,
    organization,
    uploader: uploader.toLowerCase(),
  };
}

export type Bucket = NonNullable<ReturnType<typeof readBucket>>;

export const buckets = entriesOf(
  z.string().transform((text, context) => {
    const bucket = readBucket(text);
    if (bucket) return bucket;
    context.addIssue({
      code: 'custom',
      message:
        'must be buckets, each as s3://KEY:SECRET@BUCKET/PREFIX?region=REGION&endpoint=ADDRESS ORGANIZATION E-MAIL such as s3://AKIA:secret@transcripts/zoom?region=eu-central-1 acme anna@acme.example, separated by commas',
    });
    return z.NEVER;
  }),
).refine(withOneName, 'must be buckets of which none is another');
