import type { Piscina } from 'piscina';
import type { Database } from '../../database/types.ts';
import { dayIn } from '../../ground/day-in.ts';
import { lockWeeks } from '../../ground/meeting/out-of-date-week-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Logger } from '../../platform/logger.ts';
import { createThreadPool } from '../../platform/thread-pool.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import { countBeingAnalysed } from './coverage-repository.ts';
import {
  type AnsweredMood,
  choicesOf,
  findLastDecision,
  type GroupMoodRow,
  type LastDecision,
  listAnsweredMoods,
  listInitiativeKeys,
  listLeftOut,
  listMoodFacts,
  replaceMoods,
} from './mood-facts-repository.ts';
import { addWeeks, type Day, mondayOf, weekNumber, weekOfNumber } from './period.ts';
import { meetingsOfInitiative } from './read-initiatives.ts';
import type { MoodResult, MoodTask, ReleasedMood } from './release-moods-thread.ts';
import { listOrganizationsWithSums } from './week-repository.ts';

export type MoodServices = { db: Database; bus: EventBus; threads: MoodThreads };

/**
 * The time grows faster than the number of people and weeks: thousands of people with years of meetings would take
 * hours.
 */
const decideMsMax = 10 * 60 * 1000;
/** After a timeout, the organization is not tried again for this time, so that others get the thread. */
const givenUpMs = 24 * 60 * 60 * 1000;

/** The thread starts with the first task and ends when it has been idle. */
export function createMoodThreads(log: Logger, { timeLimitMs = decideMsMax } = {}) {
  const ending = new AbortController();
  const givenUpUntil = new Map<string, number>();
  const threads: Piscina<MoodTask, MoodResult> = createThreadPool(
    new URL('./release-moods-thread.ts', import.meta.url),
    { threads: 1 },
  );
  let running: Promise<unknown> = Promise.resolve();

  async function decide(organizationId: string, task: MoodTask): Promise<MoodResult | null> {
    const late = AbortSignal.timeout(timeLimitMs);
    const signal = AbortSignal.any([late, ending.signal]);
    try {
      return await threads.run(task, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      if (late.aborted) {
        givenUpUntil.set(organizationId, performance.now() + givenUpMs);
        log.warn({ organizationId }, 'moods of groups took too long and stay hidden');
      }
      return null;
    }
  }

  return {
    isGivenUp: (organizationId: string) =>
      (givenUpUntil.get(organizationId) ?? 0) > performance.now(),
    /**
     * Null if it takes too long or the server stops. Tasks run one after the other, and waiting does not count
     * towards the time limit.
     */
    run(organizationId: string, task: MoodTask): Promise<MoodResult | null> {
      const result = running.then(() => decide(organizationId, task));
      running = result.catch(() => {});
      return result;
    },
    close() {
      ending.abort();
      return threads.destroy();
    },
  };
}
export type MoodThreads = ReturnType<typeof createMoodThreads>;

/** Changed facts are decided again only after this time, so that a mood does not reveal what one meeting changed. */
const restMs = 20 * 60 * 60 * 1000;
/** Moods are answered for periods that end in these weeks. */
const answeredWeeks = 26;

/**
 * Decides the moods of all groups for complete weeks: once a day, and at once when a week ends, the smallest group
 * changes, or somebody leaves their turns out of moods. Waits while meetings are analysed.
 */
export async function decideMoods(services: MoodServices, organizationId: string): Promise<void> {
  const { db, bus, threads } = services;
  if (threads.isGivenUp(organizationId)) return;
  const { timezone, activeFeatures, trust } = await findOrganizationSettings(db, organizationId);
  if (!activeFeatures.sentiment) return;
  const lastWeek = addWeeks(mondayOf(dayIn(timezone, new Date())), -1);
  const [earlier, leftOut, beingAnalysed] = await Promise.all([
    findLastDecision(db, organizationId),
    listLeftOut(db, organizationId),
    countBeingAnalysed(db, organizationId),
  ]);
  const choices = choicesOf(trust.smallestGroup, leftOut);
  if (beingAnalysed > 0 || (earlier && isCurrent(earlier, lastWeek, choices))) return;
  const [facts, keys, answered] = await Promise.all([
    listMoodFacts(db, organizationId, lastWeek),
    listInitiativeKeys(db, organizationId, lastWeek, meetingsOfInitiative),
    listAnsweredMoods(db, organizationId),
  ]);
  const result = await threads.run(organizationId, {
    facts,
    initiativeKeys: keys,
    firstWeek: weekNumber(addWeeks(lastWeek, 1 - answeredWeeks)),
    lastWeek: weekNumber(lastWeek),
    smallestGroup: trust.smallestGroup,
    leftOut: new Set(leftOut),
    stored: answered.map(({ group, week, weeks, people }) => ({
      group,
      period: { end: weekNumber(week), weeks },
      people,
    })),
    earlier: earlier ? { ...earlier, lastWeek: weekNumber(earlier.lastWeek) } : null,
  });
  if (!result) return;
  // If nothing was answered before or now, nothing is stored, so new facts are decided at once.
  if (!earlier && result.stored.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await lockWeeks(tx, organizationId);
    const now = await findLastDecision(tx, organizationId);
    // Another process has made the decisions meanwhile.
    if (now?.decidedAt.getTime() !== earlier?.decidedAt.getTime()) return;
    const { decisions, factsPrint } = result;
    const decision = {
      decidedAt: new Date(),
      lastWeek,
      choices,
      factsPrint,
      decisions: [...decisions],
    };
    const shown = result.moods.flatMap(rowOf);
    await replaceMoods(tx, organizationId, decision, shown, answeredOf(result));
  });
  await bus.publish({ name: 'organization-figures-updated', payload: { organizationId } });
}

/** For organizations without events when a week ends. */
export async function decideAllMoods(services: MoodServices): Promise<void> {
  for (const organizationId of await listOrganizationsWithSums(services.db))
    await decideMoods(services, organizationId);
}

const isCurrent = (
  { decidedAt, lastWeek: last, choices: then }: LastDecision,
  lastWeek: Day,
  choices: string,
) =>
  last === lastWeek &&
  then === choices &&
  // Also if the clock was set back.
  Math.abs(Date.now() - decidedAt.getTime()) < restMs;

function rowOf({ mood, change }: ReleasedMood): GroupMoodRow[] {
  if (!mood.isShown) return [];
  const { group, period, band, cut } = mood;
  return [
    {
      group,
      week: weekOfNumber(period.end),
      weeks: period.weeks,
      mood: mood.mood,
      cut,
      ...band,
      changeBy: change?.by ?? null,
      changeDirection: change?.direction ?? null,
    },
  ];
}

const answeredOf = ({ stored }: MoodResult): AnsweredMood[] =>
  stored.map(({ group, period, people }) => ({
    group,
    week: weekOfNumber(period.end),
    weeks: period.weeks,
    people,
  }));
