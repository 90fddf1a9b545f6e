import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createOutboxMailer } from './mailer.ts';

test('ASVS 14.2: without a mail server, each mail is a file in the outbox; the log names the file, never its link or person', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-outbox-'));
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const mailer = createOutboxMailer(folder, 'Rapport <rapport@localhost>', log);
  const link = 'http://localhost:8000/reset-password/a-token';
  await mailer.send(
    {
      to: 'helena@northwind.example',
      subject: 'Set a new password',
      html: '<p>Open the link</p>',
      text: 'Open the link',
      link,
    },
    'an-id',
  );
  mailer.close();

  const [name = '', ...others] = await readdir(folder);
  expect(name).toMatch(/\.eml$/);
  expect(others).toEqual([]);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const mail = await readFile(join(folder, name), 'utf8');
  for (const part of [
    'From: Rapport <rapport@localhost>',
    'To: helena@northwind.example',
    'Subject: Set a new password',
    '<p>Open the link</p>',
    `X-Rapport-Link: ${link}`,
  ])
    expect(mail).toContain(part);
  expect(lines.join('')).toContain(join(folder, name));
  for (const secret of ['a-token', 'helena']) expect(lines.join('')).not.toContain(secret);
  await rm(folder, { recursive: true });
});
