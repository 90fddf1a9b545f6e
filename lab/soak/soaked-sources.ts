import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallTranscript } from '@rapport/server/testing/factories/transcripts';
import { startImapServer } from '@rapport/server/testing/imap-server';
import { startS3Server } from '@rapport/server/testing/s3-server';

/** A source of imports with new files, each of them another talk. */
export type SoakedSource = {
  files: number;
  env: Record<string, string>;
  /** Names of files that wait, were imported, and were refused. */
  names: () => Promise<{ waiting: string[]; done: string[]; refused: string[] }>;
  close: () => Promise<void>;
};

/** What follows the address of a source. */
const uploader = 'organization-0 owner-0@example.com';
const talk = () => `${smallTranscript}\nAnna Berg: ${randomUUID()}`;
const numbers = (files: number) => Array.from({ length: files }, (_, number) => number);

async function soakFolder(root: string): Promise<SoakedSource> {
  const files = 1000;
  const folder = join(root, 'watched');
  await mkdir(folder);
  for (const number of numbers(files)) {
    // Written elsewhere and then moved, so that no worker sees a partial file.
    await writeFile(join(root, 'written'), talk());
    await rename(join(root, 'written'), join(folder, `meeting ${number}.txt`));
  }
  return {
    files,
    env: { RAPPORT_WATCHED_FOLDERS: `${folder} ${uploader}` },
    async names() {
      const days = await readdir(join(folder, 'done'));
      const done = await Promise.all(days.map((day) => readdir(join(folder, 'done', day))));
      const here = await readdir(folder);
      return {
        waiting: here.filter((name) => name.endsWith('.txt')),
        done: done.flat(),
        refused: await readdir(join(folder, 'refused')),
      };
    },
    close: async () => {},
  };
}

async function soakMailbox(): Promise<SoakedSource> {
  const files = 400;
  const server = await startImapServer();
  for (const number of numbers(files))
    await server.deliver({
      from: 'no-reply@zoom.example',
      subject: `Meeting ${number}`,
      text: 'Your transcript.',
      attachments: [{ filename: `meeting ${number}.txt`, content: talk() }],
    });
  return {
    files,
    env: { RAPPORT_MAILBOXES: `${server.address()} ${uploader} zoom.example` },
    names: async () => ({
      waiting: server.subjects('INBOX') ?? [],
      done: server.subjects('Rapport/Done') ?? [],
      refused: server.subjects('Rapport/Refused') ?? [],
    }),
    close: server.close,
  };
}

async function soakBucket(): Promise<SoakedSource> {
  const files = 400;
  const server = await startS3Server();
  for (const number of numbers(files)) server.put(`zoom/meeting ${number}.txt`, talk());
  const below = (prefix: string) => server.keys().filter((key) => key.startsWith(prefix));
  return {
    files,
    env: { RAPPORT_BUCKETS: `${server.address()} ${uploader}` },
    names: async () => ({
      waiting: below('zoom/meeting '),
      done: below('zoom/done/'),
      refused: below('zoom/refused/'),
    }),
    close: server.close,
  };
}

export const soakedSources = { folder: soakFolder, mailbox: soakMailbox, bucket: soakBucket };
