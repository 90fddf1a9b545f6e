import {
  effectiveIndividualFigures,
  type OwnMood,
  type OwnMoodAnswer,
  type PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { findOwnEntry, listOwnWeeks } from './moods-repository.ts';
import { type ReadPeriods, readPeriods } from './read-periods.ts';

/** With fewer turns, a person's own mood would say little. */
const fewestOwnTurns = 3;

/**
 * Figures about the caller only, even if others see the figures of the organization.
 * @throws AppError 403 if sentiment is switched off
 */
export async function readOwnMood(
  db: Database,
  member: Member,
  query: PeriodQuery,
): Promise<OwnMoodAnswer> {
  if (!member.settings.activeFeatures.sentiment) throw forbidden();
  const periods = await readPeriods(db, member, query);
  return {
    period: periods.now,
    chart: periods.chart,
    own: await findOwnMood(db, member, periods),
  };
}

/** Null for people who are not in the directory, and if moods of single people are switched off. */
export async function findOwnMood(
  db: Database,
  member: Member,
  { now, before, chart }: ReadPeriods,
): Promise<OwnMood | null> {
  if (effectiveIndividualFigures(member.settings.trust) === 'off') return null;
  const entry = await findOwnEntry(db, member);
  if (!entry) return null;
  const first = [before.from, chart[0] ?? now.from].sort()[0] ?? before.from;
  const weeks = await listOwnWeeks(db, member, entry.id, { from: first, to: now.to });
  const within = ({ from, to }: { from: string; to: string }) =>
    weeks.filter(({ week }) => week >= from && week <= to);
  const inPeriod = within(now);
  return {
    isLeftOutOfMoods: entry.isLeftOutOfMoods,
    meetings: inPeriod.reduce((sum, { meetings }) => sum + meetings, 0),
    spokenMinutes: Math.round(inPeriod.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    now: moodOfTurns(inPeriod),
    before: moodOfTurns(within(before)),
    weeks: chart.map((week) => moodOfTurns(weeks.filter((one) => one.week === week))),
    groups: [
      ...(entry.department?.trim()
        ? [{ kind: 'department' as const, name: entry.department.trim() }]
        : []),
      ...entry.teams.map((name) => ({ kind: 'team' as const, name })),
    ],
  };
}

type Turns = { positive: number; neutral: number; negative: number };

/** Positive turns plus half of the neutral ones, as a share of all turns times 10, to one decimal. */
function moodOfTurns(weeks: readonly Turns[]): number | null {
  const sum = (of: (turns: Turns) => number) => weeks.reduce((all, turns) => all + of(turns), 0);
  const turns = sum(({ positive, neutral, negative }) => positive + neutral + negative);
  if (turns < fewestOwnTurns) return null;
  return Math.round((100 * sum(({ positive, neutral }) => positive + neutral / 2)) / turns) / 10;
}
