import { addDays, daysBetween } from '@/lib/days.ts';
import { toTenth } from '@/lib/round.ts';
import { seededRandom } from '@/lib/seeded-random.ts';
import { membersOf, teamOf } from '@/sample/domain/departure/teams.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import type { MeasureRow, OffboardingProject } from './project.ts';

/** Days before the announcement at which the figures begin. */
const daysBefore = 14;
/** In days. */
const measureStep = 2;

export type Day = { date: string; team: number; allTeams: number };

export type Measure = MeasureRow & { values: readonly { date: string; value: number }[] };

export type Monitoring = {
  team: string;
  teamSize: number;
  from: string;
  until: string;
  announcedOn: string;
  isAnnounced: boolean;
  /** One per day up to today. */
  days: readonly Day[];
  events: readonly { date: string; name: string }[];
  measures: readonly Measure[];
};

const earlier = (a: string, b: string) => (a < b ? a : b);

const meanOf = (values: readonly number[]) =>
  toTenth(values.reduce((sum, value) => sum + value, 0) / values.length);

export const monitoredUntil = ({
  startDate,
  monitorPeriod,
}: Pick<OffboardingProject, 'startDate' | 'monitorPeriod'>): string =>
  addDays(startDate, monitorPeriod);

/** The team's mood up to the project's date. */
export function monitoringOf(
  project: OffboardingProject,
  employees: readonly Employee[],
): Monitoring {
  const { startDate, lastWorkingDay, asOf } = project;
  const team = teamOf(project.person);
  const members = membersOf(employees, team);
  const from = addDays(earlier(startDate, asOf), -daysBefore);
  const until = monitoredUntil(project);
  const length = daysBetween(from, earlier(until, asOf)) + 1;
  const dates = Array.from({ length }, (_, index) => addDays(from, index));
  const today = meanOf(members.map(({ wellbeing }) => wellbeing));
  const everybody = meanOf(employees.map(({ wellbeing }) => wellbeing));
  return {
    team,
    teamSize: members.length,
    from,
    until,
    announcedOn: startDate,
    isAnnounced: startDate <= asOf,
    days: dates.map((date) => ({
      date,
      team: moodOn(date, project, today),
      allTeams: date === asOf ? everybody : wavering(everybody, 0.1, `all ${date}`),
    })),
    events: [
      { date: startDate, name: startDate <= asOf ? 'Announced' : 'Announcement' },
      ...project.events,
      { date: lastWorkingDay, name: 'Last working day' },
    ].filter(({ date }) => date >= from && date <= until),
    measures: project.measures.map((measure) => ({
      ...measure,
      values: dates
        .filter((_, index) => index % measureStep === 0)
        .map((date, index, all) => ({
          date,
          value: measureOn(date, measure, project, team, index === all.length - 1),
        })),
    })),
  };
}

/** Varies by up to `by`, and is the same on every visit. */
function wavering(value: number, by: number, seed: string): number {
  return toTenth(value + (seededRandom(seed)() - 0.5) * 2 * by);
}

/**
 * Level before the announcement, then a fall to the lowest day, then a slow recovery to today's
 * value.
 */
function moodOn(
  date: string,
  { id, moodFall, startDate, asOf }: OffboardingProject,
  today: number,
): number {
  if (date === asOf) return today;
  const seed = `${id} ${date}`;
  if (!moodFall) return wavering(today, 0.15, seed);
  const { before, low, lowOn } = moodFall;
  if (date === startDate) return before;
  if (date < startDate) return wavering(before, 0.15, seed);
  if (date < lowOn) {
    const way = daysBetween(startDate, date) / daysBetween(startDate, lowOn);
    return toTenth(before + (low - before) * Math.sqrt(way) * 0.95);
  }
  if (date === lowOn) return low;
  const way = daysBetween(lowOn, date) / daysBetween(lowOn, asOf);
  return Math.max(toTenth(low + 0.1), wavering(low + (today - low) * way, 0.12, seed));
}

function measureOn(
  date: string,
  { name, before, now }: MeasureRow,
  { id, startDate, asOf }: OffboardingProject,
  team: string,
  isLast: boolean,
): number {
  if (isLast) return now;
  if (date === startDate) return before;
  const spread = Math.max(1, before * 0.12);
  const chance = (seededRandom(`${team} ${id} ${name} ${date}`)() - 0.5) * 2 * spread;
  if (date < startDate) return Math.max(0, Math.round(before + chance));
  const way = daysBetween(startDate, date) / daysBetween(startDate, asOf);
  return Math.max(0, Math.round(before + (now - before) * way + chance));
}
