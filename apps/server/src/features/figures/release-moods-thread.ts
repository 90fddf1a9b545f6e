import { createHash } from 'node:crypto';
import {
  type Decision,
  type Fact,
  type Group,
  type KeptFigure,
  type Mood,
  type MoodInput,
  type Period,
  periodLengths,
  releaseMoods,
} from '@rapport/figures';

export type MoodTask = Pick<
  MoodInput,
  'groups' | 'lastWeek' | 'smallestGroup' | 'leftOut' | 'kept'
> & {
  facts: readonly Fact[];
  /** The first week whose moods are answered. */
  firstWeek: number;
  earlier: { lastWeek: number; factsPrint: string; decisions: readonly Decision[] } | null;
};

export type ReleasedMood = { mood: Mood; change: { by: number; direction: Direction } | null };
type Direction = 'rising' | 'falling' | 'steady';

export type MoodResult = {
  moods: ReleasedMood[];
  decisions: readonly Decision[];
  kept: readonly KeptFigure[];
  factsPrint: string;
};

/** Decides the moods of an organization. Runs in a thread of its own, since it takes seconds for hundreds of people. */
export default function releaseMoodsOf(task: MoodTask): MoodResult {
  const { facts, groups, lastWeek, firstWeek, smallestGroup, leftOut, earlier, kept = [] } = task;
  const isSame =
    earlier !== null &&
    earlier.factsPrint === printOf(facts.filter(({ week }) => week <= earlier.lastWeek));
  const released = releaseMoods({
    facts,
    groups,
    lastWeek,
    smallestGroup,
    ...(leftOut && { leftOut }),
    kept,
    ...(isSame && { decided: earlier.decisions }),
  });
  const moods = groups.flatMap((group) => moodsOf(group, { firstWeek, lastWeek }, released));
  const decisions = [...(isSame ? earlier.decisions : []), ...released.decisions];
  return { moods, decisions, kept: released.kept, factsPrint: printOf(facts) };
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
