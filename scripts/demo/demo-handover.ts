import { setTimeout as wait } from 'node:timers/promises';
import {
  createdOffboardingSchema,
  offboardingProjectSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import type { Database } from '@rapport/server/database/types';
import { dayBefore } from './calendar.ts';

const pollMs = 200;

/** Leaves at the end of the week of the last meeting with them. */
const leaver = { firstName: 'Jonas', lastName: 'Ekberg', weeksAgo: 6 };
const announcedWeeksAgo = 10;
/** Who takes things on, in turn. */
const heirs = ['Priya', 'Kwame', 'Tobias'];
/** When they took them on, which is before the last meetings. */
const handedWeeksAgo = 7;
/** What meetings do not tell. */
const addedByHand = [
  'Administration of the message broker',
  'Contact at the hosting company',
  'Laptop, badge and keys of the server room',
  'Notes on the rota for the winter',
];

type Send = (method: 'POST' | 'PATCH', path: string, body: object) => Promise<unknown>;
type Read = (path: string) => Promise<unknown>;

/** Begins the handover of the person who left, and gives and checks all of it but the last thing. */
export async function beginDemoHandover(
  { read, send }: { read: Read; send: Send },
  db: Database,
  today: string,
): Promise<void> {
  while (await isOutOfDate(db)) await wait(pollMs);
  const { id: personId } = await db
    .selectFrom('directoryUser')
    .select('id')
    .where('firstName', '=', leaver.firstName)
    .where('lastName', '=', leaver.lastName)
    .executeTakeFirstOrThrow();
  const friday = 4;
  const { id } = createdOffboardingSchema.parse(
    await send('POST', paths.offboardings, {
      personId,
      lastDay: dayBefore(today, leaver.weeksAgo, friday),
      announcedOn: dayBefore(today, announcedWeeksAgo, 0),
    }),
  );
  for (const label of addedByHand) await send('POST', pathFor(paths.handoverItems, id), { label });
  const { list } = offboardingProjectSchema.parse(await read(pathFor(paths.offboarding, id)));
  const open = list.filter(({ doneOn }) => doneOn === null);
  const assignees = await listIds(db, heirs);
  for (const [at, { id: itemId, version }] of open.slice(0, -1).entries()) {
    const assigneeId = assignees[at % assignees.length] ?? null;
    await send('PATCH', pathFor(paths.handoverItem, itemId), { version, assigneeId, isDone: true });
  }
  await beginEarlier(db, id, new Date(dayBefore(today, handedWeeksAgo, friday)));
}

async function listIds(db: Database, names: readonly string[]): Promise<string[]> {
  const people = await db
    .selectFrom('directoryUser')
    .select(['id', 'firstName'])
    .where('firstName', 'in', names)
    .execute();
  return names.flatMap((name) => people.find(({ firstName }) => firstName === name)?.id ?? []);
}

/** As if it had been made before the last meetings with the person, so that later ones show what was taken over. */
async function beginEarlier(db: Database, projectId: string, moment: Date): Promise<void> {
  await db
    .updateTable('offboardingProject')
    .set({ createdAt: moment })
    .where('id', '=', projectId)
    .execute();
  await db
    .updateTable('handoverItem')
    .set({ addedAt: moment })
    .where('projectId', '=', projectId)
    .execute();
  await db
    .updateTable('handoverItem')
    .set({ assignedAt: moment, doneAt: moment })
    .where('projectId', '=', projectId)
    .where('assigneeId', 'is not', null)
    .execute();
}

/** A handover is made from the sums of weeks and from series, which are computed after the meetings. */
async function isOutOfDate(db: Database): Promise<boolean> {
  const [week, series] = await Promise.all([
    db.selectFrom('outOfDateWeek').select('organizationId').limit(1).executeTakeFirst(),
    db.selectFrom('outOfDateSeries').select('organizationId').limit(1).executeTakeFirst(),
  ]);
  return week !== undefined || series !== undefined;
}
