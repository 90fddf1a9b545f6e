import {
  type Happened,
  organizationHappenedSchema,
  organizationOverviewSchema,
  type PeriodWeeks,
  paths,
} from '@rapport/contract';
import { addDays, addWeeks } from '@rapport/server/features/figures/period';
import type { SignedIn } from '@rapport/server/testing/factories/accounts';
import { startTestApp } from '@rapport/server/testing/test-app';
import { fillHistory } from './fill-history.ts';
import { type History, historyWeeks, type Planted, writeHistory } from './write-history.ts';

const period: PeriodWeeks = 4;

export type HistoryFigures = {
  planted: number;
  found: number;
  listed: number;
  /** Listed without having been planted, or a second time. */
  wrong: string[];
  missed: string[];
  /** The largest difference of the hours of a period, as a share. */
  hoursOff: number;
};

/** Asks the product what happened in each four weeks of invented histories, and compares with what was planted. */
export async function checkHistories(seeds: readonly number[]): Promise<HistoryFigures> {
  const app = await startTestApp();
  const sum: HistoryFigures = {
    planted: 0,
    found: 0,
    listed: 0,
    wrong: [],
    missed: [],
    hoursOff: 0,
  };
  for (const seed of seeds) {
    const owner = await app.accounts.buildOwner();
    const history = writeHistory(seed);
    const start = await fillHistory(app.db, owner.organizationId, history);
    await addFigures(sum, owner, history, start);
  }
  await app.close();
  return sum;
}

const keyOf = ({ kind, subject }: Planted) => `${kind} ${subject}`;

function plantedLike(fact: Happened): Planted | undefined {
  switch (fact.kind) {
    case 'decided':
    case 'vote-passed':
      return undefined;
    case 'heard-first':
    case 'heard-no-longer':
      return { kind: fact.kind, subject: fact.person?.name.replace(' Berg', '') ?? '' };
    case 'topic-first':
      return { kind: fact.kind, subject: fact.topic };
    default:
      return { kind: fact.kind, subject: fact.series.name };
  }
}

async function addFigures(
  sum: HistoryFigures,
  owner: SignedIn,
  { meetings, planted }: History,
  start: string,
): Promise<void> {
  const open = new Set(planted.map(keyOf));
  sum.planted += open.size;
  for (let week = period - 1; week < historyWeeks; week += period) {
    const query = new URLSearchParams({ weeks: `${period}`, week: addWeeks(start, week) });
    const ask = async (path: string) => (await owner.call('GET', `${path}?${query}`)).json();
    const { facts } = organizationHappenedSchema.parse(await ask(paths.organizationHappened));
    const { minutes, period: days } = organizationOverviewSchema.parse(
      await ask(paths.organizationOverview),
    );
    const held = meetings.filter((meeting) => {
      const day = addDays(start, meeting.day);
      return day >= days.from && day <= days.to;
    });
    const known = held.reduce((total, meeting) => total + meeting.minutes, 0);
    sum.hoursOff = Math.max(sum.hoursOff, Math.abs(minutes.now - known) / known);
    for (const fact of facts) {
      const like = plantedLike(fact);
      if (!like) continue;
      sum.listed += 1;
      if (open.delete(keyOf(like))) sum.found += 1;
      // What ends has paused before.
      else if (like.kind === 'series-paused' && open.has(keyOf({ ...like, kind: 'series-ended' })))
        continue;
      else sum.wrong.push(`${days.to} ${keyOf(like)}`);
    }
  }
  sum.missed.push(...open);
}
