import { createHash } from 'node:crypto';
import {
  type Decision,
  type Fact,
  type Group,
  type Mood,
  type MoodInput,
  type Period,
  periodLengths,
  releaseMoods,
  type StoredFigure,
} from '@rapport/figures';
import type { FactRow } from './mood-facts-repository.ts';
import { moodGroups } from './mood-groups.ts';
import { weekNumber } from './period.ts';

export type MoodTask = Pick<MoodInput, 'lastWeek' | 'smallestGroup' | 'leftOut' | 'stored'> & {
  /** A list of `FactRow`, as JSON. */
  facts: string;
  initiativeKeys: readonly string[];
  /** The first week whose moods are answered. */
  firstWeek: number;
  earlier: { lastWeek: number; factsPrint: string; decisions: readonly Decision[] } | null;
};

export type ReleasedMood = { mood: Mood; change: { by: number; direction: Direction } | null };
type Direction = 'rising' | 'falling' | 'steady';

export type MoodResult = {
  moods: ReleasedMood[];
  decisions: readonly Decision[];
  stored: readonly StoredFigure[];
  factsPrint: string;
};

/** Decides the moods of an organization. Runs in its own thread, because it takes seconds for hundreds of people. */
export default function releaseMoodsOf(task: MoodTask): MoodResult {
  const { lastWeek, firstWeek, smallestGroup, leftOut, earlier, stored = [] } = task;
  const facts = readFacts(task.facts);
  const groups = groupsIn(facts, task.initiativeKeys);
  const isSame =
    earlier !== null &&
    earlier.factsPrint === printOf(facts.filter(({ week }) => week <= earlier.lastWeek));
  const released = releaseMoods({
    facts,
    groups,
    lastWeek,
    smallestGroup,
    ...(leftOut && { leftOut }),
    stored,
    ...(isSame && { decided: earlier.decisions }),
  });
  const moods = groups.flatMap((group) => moodsOf(group, { firstWeek, lastWeek }, released));
  const decisions = [...(isSame ? earlier.decisions : []), ...released.decisions];
  return { moods, decisions, stored: released.stored, factsPrint: printOf(facts) };
}

function readFacts(text: string): Fact[] {
  const rows: FactRow[] = JSON.parse(text);
  return rows.map((row) => {
    const { person, week, positive, neutral, negative } = row;
    return { person, week: weekNumber(week), groups: groupsOf(row), positive, neutral, negative };
  });
}

const groupsOf = ({ department, teams, topics }: FactRow): string[] => [
  moodGroups.organization,
  ...(department ? [moodGroups.department(department)] : []),
  ...teams.map(moodGroups.team),
  ...topics.map(moodGroups.initiative),
];

function groupsIn(facts: readonly Fact[], initiativeKeys: readonly string[]): Group[] {
  const initiatives = new Set(initiativeKeys.map(moodGroups.initiative));
  const ids = new Set(facts.flatMap(({ groups }) => groups));
  return [...ids].sort().flatMap((id): Group[] => {
    const kind = kindOf(id);
    return kind === 'initiative' && !initiatives.has(id) ? [] : [{ id, kind }];
  });
}

function kindOf(id: string): Group['kind'] {
  if (id === moodGroups.organization) return 'organization';
  if (id.startsWith(moodGroups.department(''))) return 'department';
  return id.startsWith(moodGroups.team('')) ? 'team' : 'initiative';
}

function moodsOf(
  { id }: Group,
  { firstWeek, lastWeek }: Pick<MoodTask, 'firstWeek' | 'lastWeek'>,
  { mood, change }: ReturnType<typeof releaseMoods>,
): ReleasedMood[] {
  return periodLengths.flatMap((weeks) =>
    Array.from({ length: lastWeek - firstWeek + 1 }, (_, at) => {
      const period: Period = { end: firstWeek + at, weeks };
      return { mood: mood(id, period), change: change(id, period) };
    }),
  );
}

const printOf = (facts: readonly Fact[]) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64');
