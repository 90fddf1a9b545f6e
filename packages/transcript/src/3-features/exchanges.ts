import { isBackChannel } from './back-channels.ts';
import type { NamesSaidTo } from './names-said.ts';
import type { Question } from './questions.ts';
import type { SpokenTurn, Talk } from './talk.ts';
import { isToAll } from './to-all.ts';

/** `to` is a position among the participants, null for the whole group. */
export type Exchange = {
  turn: number;
  from: number;
  to: number | null;
  kind: 'spoken' | 'answer' | 'listening';
};

const namedWeight = 3;
const alsoNamedWeight = 1.5;
const questionWeight = 2;
const answerWeight = 2;
const replyWeight = 1;
const thereAndBackWeight = 0.5;
const groupWordWeight = 2;
const monologueWeight = 1.2;

/** In turns (e-fold). Pauses are not used: few layouts have them. */
const fadesWithinTurns = 2;
const replyReachTurns = 3;
/** In words. */
export const monologueWords = 150;
const faintestTie = 0.3;

/**
 * The addressee of each turn, inferred from names, questions and answers, the previous speaker, and words to the group.
 * After Gibson (2003) and Jovanović et al. (2006).
 */
export function findExchanges(
  talk: Talk,
  questions: readonly Question[],
  saidTo: NamesSaidTo,
): Exchange[] {
  const { turns } = talk;
  const askedIn = Map.groupBy(questions, (question) => question.turn);
  const answersIn = Map.groupBy(questions, (question) => question.answer?.turn);
  const floor: SpokenTurn[] = [];
  const lastTarget = new Map<number, number | null>();
  const exchanges: Exchange[] = [];

  for (const turn of turns) {
    const from = turn.speaker;
    if (from === null) continue;
    const answered = answersIn.get(turn.index) ?? [];
    const holder = floor.at(-1);
    if (answered.length === 0 && holder && isBackChannel(turn)) {
      const to = holder.speaker === from ? null : holder.speaker;
      exchanges.push({ turn: turn.index, from, to, kind: 'listening' });
      continue;
    }

    const ties = new Map<number | null, number>();
    const tie = (to: number | null, weight: number) => {
      ties.set(to, (ties.get(to) ?? 0) + weight);
    };
    const named = saidTo(turn);
    for (const [at, person] of named.entries())
      tie(person, at === named.length - 1 ? namedWeight : alsoNamedWeight);
    for (const { answer } of askedIn.get(turn.index) ?? [])
      if (answer) tie(answer.by, questionWeight);
    for (const { asker } of answered) tie(asker, answerWeight);
    if (holder?.speaker === from) tie(lastTarget.get(from) ?? null, replyWeight);
    else tieToEarlierTurns(turn, floor, tie);
    tieToGroup(turn, tie);

    const to = strongest(ties);
    exchanges.push({ turn: turn.index, from, to, kind: answered.length > 0 ? 'answer' : 'spoken' });
    lastTarget.set(from, to);
    floor.push(turn);
  }
  return exchanges;
}

function tieToEarlierTurns(
  turn: SpokenTurn,
  floor: readonly SpokenTurn[],
  tie: (to: number | null, weight: number) => void,
): void {
  const seen = new Set<number | null>([turn.speaker]);
  for (let back = 1; back <= replyReachTurns; back++) {
    const earlier = floor.at(-back);
    if (!earlier) return;
    if (seen.has(earlier.speaker)) continue;
    seen.add(earlier.speaker);
    tie(earlier.speaker, replyWeight * Math.exp(-(back - 1) / fadesWithinTurns));
    if (back === 1 && floor.at(-2)?.speaker === turn.speaker)
      tie(earlier.speaker, thereAndBackWeight);
  }
}

function tieToGroup(
  { sentences, words }: SpokenTurn,
  tie: (to: null, weight: number) => void,
): void {
  const edges = [sentences[0], sentences.at(-1)];
  if (edges.some((sentence) => sentence && isToAll(sentence.text))) tie(null, groupWordWeight);
  if (words >= monologueWords) tie(null, monologueWeight);
}

function strongest(ties: ReadonlyMap<number | null, number>): number | null {
  let best: number | null = null;
  let weight = faintestTie;
  for (const [to, strength] of ties) {
    if (strength > weight) {
      best = to;
      weight = strength;
    }
  }
  return best;
}
