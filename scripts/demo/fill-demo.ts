import { setTimeout as wait } from 'node:timers/promises';
import {
  defaultActiveFeatures,
  defaultOrganizationSettings,
  meetingListSchema,
  type OrganizationSettings,
  paths,
  uploadAcceptedSchema,
} from '@rapport/contract';
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
  const token = await signIn(server.url, owner, origin);
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const listMeetings = async () => meetingListSchema.parse(await call(paths.meetings));

  await call(paths.organizationSettings, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  await call(paths.importUsers, {
    method: 'POST',
    body: formOf({ fileName: 'people.csv', bytes: new TextEncoder().encode(peopleCsv()) }),
  });
  for (const file of await demoFiles()) {
    console.log(`Uploading ${file.fileName}`);
    uploadAcceptedSchema.parse(
      await call(paths.uploadTranscript, { method: 'POST', body: formOf(file) }),
    );
  }
  const isUnderWay = ({ processingStatus }: { processingStatus: string }) =>
    processingStatus === 'pending' || processingStatus === 'processing';
  while ((await listMeetings()).meetings.some(isUnderWay)) await wait(pollMs);
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
}: Omit<DemoFile, 'title'> & { title?: string }): FormData {
  const form = new FormData();
  if (title) form.set('title', title);
  form.set('file', new Blob([bytes]), fileName);
  return form;
}
