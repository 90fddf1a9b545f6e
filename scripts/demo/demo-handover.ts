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

const friday = 4;

type Case = {
  firstName: string;
  lastName: string;
  /** The last day is the Friday of that week; a week to come is negative. */
  lastWeeksAgo: number;
  announcedWeeksAgo: number;
  /** When things were handed over, which is before the last meetings. */
  handedWeeksAgo: number;
  /** Who takes things on, in turn. */
  heirs: readonly string[];
  /** What meetings do not tell. */
  addedByHand: readonly string[];
  /** Number of things at the end of the list that nobody has yet. */
  left: number;
};

const cases: readonly Case[] = [
  {
    firstName: 'Jonas',
    lastName: 'Ekberg',
    lastWeeksAgo: 6,
    announcedWeeksAgo: 10,
    handedWeeksAgo: 7,
    heirs: ['Priya', 'Kwame', 'Tobias'],
    addedByHand: [
      'Administration of the message broker',
      'Contact at the hosting company',
      'Laptop, badge and keys of the server room',
      'Notes on the rota for the winter',
    ],
    left: 1,
  },
  {
    firstName: 'Tariq',
    lastName: 'Mansour',
    lastWeeksAgo: -5,
    announcedWeeksAgo: 5,
    handedWeeksAgo: 4,
    heirs: ['Graham', 'Sunita'],
    addedByHand: ['Stamp of the company'],
    left: 2,
  },
];

type Send = (method: 'POST' | 'PATCH', path: string, body: object) => Promise<unknown>;
type Read = (path: string) => Promise<unknown>;

type Services = { read: Read; send: Send; db: Database; today: string };

/** Begins the handovers of a person who left and of one who will, and gives and checks most of each. */
export async function beginDemoHandovers(services: Services): Promise<void> {
  while (await isOutOfDate(services.db)) await wait(pollMs);
  for (const one of cases) await beginHandover(services, one);
}

async function beginHandover({ read, send, db, today }: Services, one: Case): Promise<void> {
  const { firstName, lastName, addedByHand, heirs, left } = one;
  const { id: personId } = await db
    .selectFrom('directoryUser')
    .select('id')
    .where('firstName', '=', firstName)
    .where('lastName', '=', lastName)
    .executeTakeFirstOrThrow();
  const { id } = createdOffboardingSchema.parse(
    await send('POST', paths.offboardings, {
      personId,
      lastDay: dayBefore(today, one.lastWeeksAgo, friday),
      announcedOn: dayBefore(today, one.announcedWeeksAgo, 0),
    }),
  );
  for (const label of addedByHand) await send('POST', pathFor(paths.handoverItems, id), { label });
  const { list } = offboardingProjectSchema.parse(await read(pathFor(paths.offboarding, id)));
  const open = list.filter(({ doneOn }) => doneOn === null);
  const assignees = await listIds(db, heirs);
  for (const [at, { id: itemId, version }] of open.slice(0, -left).entries()) {
    const assigneeId = assignees[at % assignees.length] ?? null;
    await send('PATCH', pathFor(paths.handoverItem, itemId), { version, assigneeId, isDone: true });
  }
  await beginEarlier(db, id, new Date(dayBefore(today, one.handedWeeksAgo, friday)));
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
