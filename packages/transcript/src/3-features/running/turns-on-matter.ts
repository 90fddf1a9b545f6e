import type { Exchange } from '../exchanges.ts';
import type { NamesSaidTo } from '../names-said.ts';
import type { Question } from '../questions.ts';
import type { Talk } from '../talk.ts';
import type { HowRun } from './how-run.ts';

const fewWords = 6;

export type TurnsOnMatterInput = {
  talk: Talk;
  exchanges: readonly Exchange[];
  questions: readonly Question[];
  saidTo: NamesSaidTo;
  howRun: HowRun;
};

/**
 * The turns that two people spoke to each other on a matter, by index: without turns that only run the meeting, what
 * is said on being given the floor, which is meant for all, and typed lines. A name or a courtesy that answers a question
 * on a matter is on it ('Liz.', 'Yes, thanks.'), a few words that answer one of running the meeting are not ('Nope.').
 */
export function turnsOnMatter({
  talk,
  exchanges,
  questions,
  saidTo,
  howRun,
}: TurnsOnMatterInput): Set<number> {
  const answersIn = Map.groupBy(questions, ({ answer }) => answer?.turn);
  const hasGroup = talk.names.length > 2;
  const running = new Set<number>();
  const gaveFloor = new Set<number>();
  const onMatter = new Set<number>();
  for (const { turn: index, from, to, kind } of exchanges) {
    const turn = talk.turns[index];
    if (!turn || kind === 'listening') continue;
    const how = howRun(turn);
    const [answered] = answersIn.get(index) ?? [];
    const runs = answered
      ? how === 'floor' ||
        how === 'line' ||
        (running.has(answered.turn) && (how !== null || turn.words <= fewWords))
      : how !== null;
    if (runs) running.add(index);
    const isGiven = hasGroup && to !== null && gaveFloor.has(to) && !saidTo(turn).includes(to);
    if (to !== null && !runs && !isGiven && !turn.typed) onMatter.add(index);
    if (runs && (how === 'floor' || how === 'name')) gaveFloor.add(from);
    else gaveFloor.delete(from);
  }
  return onMatter;
}

/** The other turns that people spoke to each other, without signs of listening. */
export const turnsOffMatter = (
  exchanges: readonly Exchange[],
  onMatter: ReadonlySet<number>,
): Set<number> =>
  new Set(
    exchanges.flatMap(({ turn, to, kind }) =>
      to === null || kind === 'listening' || onMatter.has(turn) ? [] : [turn],
    ),
  );
