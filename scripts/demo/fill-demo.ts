import { setTimeout as wait } from 'node:timers/promises';
import {
  defaultActiveFeatures,
  defaultOrganizationSettings,
  type OrganizationSettings,
  paths,
  uploadAcceptedSchema,
} from '@rapport/contract';
import type { Database } from '@rapport/server/database/types';
import type { RunningServer } from '@rapport/server/start-server';
import { z } from 'zod';
import { type DemoFile, demoFiles } from './demo-files.ts';
import { demoPeople } from './people.ts';

const pollMs = 200;
const settings: OrganizationSettings = {
  ...defaultOrganizationSettings,
  hostingZone: 'EU',
  timezone: 'Europe/London',
  activeFeatures: { ...defaultActiveFeatures, actions: true },
};

export class DemoSignInError extends Error {
  override name = 'DemoSignInError';
}

/**
 * Imports people and uploads meetings, and waits for their analysis. Does nothing if there are meetings.
 * @throws DemoSignInError
 */
export async function fillDemo(
  server: RunningServer,
  owner: { email: string; password: string },
  origin: string,
): Promise<void> {
  const meeting = await server.db.selectFrom('meeting').select('id').limit(1).executeTakeFirst();
  if (meeting) return;
  const today = new Date().toISOString().slice(0, 10);
  const token = await signIn(server.url, owner, origin);
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

  await call(paths.organizationSettings, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  await call(paths.importUsers, {
    method: 'POST',
    body: formOf({ fileName: 'people.csv', bytes: new TextEncoder().encode(peopleCsv()) }),
  });
  const files = await demoFiles(today);
  console.log(`Uploading and analysing ${files.length} meetings…`);
  for (const file of files)
    uploadAcceptedSchema.parse(
      await call(paths.uploadTranscript, { method: 'POST', body: formOf(file) }),
    );
  while (await isUnderWay(server.db)) await wait(pollMs);
}

async function isUnderWay(db: Database): Promise<boolean> {
  const waiting = await db
    .selectFrom('meeting')
    .select('id')
    .where('status', 'in', ['pending', 'processing'])
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

async function signIn(url: string, owner: { email: string; password: string }, origin: string) {
  const answer = await fetch(`${url}${paths.auth}/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(owner),
  });
  if (!answer.ok)
    throw new DemoSignInError(
      'The owner of the demonstration could not sign in. If their password was changed, delete .demo-data.',
    );
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

function peopleCsv(): string {
  const rows = demoPeople.map(({ email, firstName, lastName, title, department, teams }) =>
    [email, firstName, lastName, '', title, department, teams.join(';'), ''].join(','),
  );
  return ['email,firstName,lastName,username,title,department,teams,externalId', ...rows].join(
    '\n',
  );
}

function formOf({
  fileName,
  title,
  bytes,
}: Pick<DemoFile, 'fileName' | 'bytes'> & { title?: string }): FormData {
  const form = new FormData();
  if (title) form.set('title', title);
  form.set('file', new Blob([bytes]), fileName);
  return form;
}
