import { setTimeout as wait } from 'node:timers/promises';
import {
  type ActionChange,
  type ActionState,
  actionsAtOnceMax,
  defaultActiveFeatures,
  defaultOrganizationSettings,
  type OrganizationSettings,
  paths,
  uploadAcceptedSchema,
} from '@rapport/contract';
import type { Database } from '@rapport/server/database/types';
import type { Env } from '@rapport/server/platform/env';
import type { RunningServer } from '@rapport/server/start-server';
import { z } from 'zod';
import { closeInTheirWeeks } from './close-in-their-weeks.ts';
import { type DemoFile, demoFiles } from './demo-files.ts';
import { beginDemoHandovers } from './demo-handover.ts';
import { demoPeople } from './people.ts';

const pollMs = 200;
const dayMs = 24 * 60 * 60 * 1000;
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
  { publicUrl, dataDir }: Pick<Env, 'publicUrl' | 'dataDir'>,
): Promise<void> {
  const account = await server.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirst();
  if (!account)
    throw new DemoSignInError(
      `The data in ${dataDir} is not of the demonstration. Name an empty folder in RAPPORT_DATA_DIR, or leave it out. Nothing was added.`,
    );
  const meeting = await server.db.selectFrom('meeting').select('id').limit(1).executeTakeFirst();
  if (meeting) return;
  const today = new Date().toISOString().slice(0, 10);
  const token = await signIn(server.url, owner, { publicUrl, dataDir });
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const send = (method: 'PATCH' | 'POST', path: string, body: object) =>
    call(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  await send('PATCH', paths.organizationSettings, settings);
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
  for (const change of await settledActions(server.db, today))
    await send('PATCH', paths.actions, change);
  await closeInTheirWeeks(server.db);
  await beginDemoHandovers({ read: call, send, db: server.db, today });
}

/**
 * Of the actions that were due by yesterday, or said without a day more than five days ago, all but every eighth are
 * done, and every thirtieth is dropped.
 */
async function settledActions(db: Database, today: string): Promise<ActionChange[]> {
  const fiveDaysAgo = new Date(Date.parse(today) - 5 * dayMs);
  const actions = await db
    .selectFrom('actionItem')
    .innerJoin('meeting', 'meeting.id', 'actionItem.meetingId')
    .select('actionItem.id')
    .where((is) =>
      is.or([
        is('actionItem.dueDay', '<', today),
        is.and([is('actionItem.dueDay', 'is', null), is('meeting.startsAt', '<', fiveDaysAgo)]),
      ]),
    )
    .orderBy('meeting.startsAt')
    .orderBy('actionItem.turn')
    .execute();
  const changes: ActionChange[] = [];
  for (const state of ['done', 'dropped'] as const) {
    const ids = actions.filter((_, at) => stateAt(at) === state).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += actionsAtOnceMax)
      changes.push({ ids: ids.slice(at, at + actionsAtOnceMax), state });
  }
  return changes;
}

function stateAt(at: number): ActionState {
  if (at % 30 === 0) return 'dropped';
  return at % 8 === 0 ? 'open' : 'done';
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

async function signIn(
  url: string,
  owner: { email: string; password: string },
  { publicUrl, dataDir }: Pick<Env, 'publicUrl' | 'dataDir'>,
) {
  const answer = await fetch(`${url}${paths.auth}/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify(owner),
  });
  if (!answer.ok)
    throw new DemoSignInError(
      `The owner of the demonstration could not sign in. If their password was changed, delete ${dataDir}.`,
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
