import type { Vote } from '../../../types.ts';
import type { Sentence } from '../../sentences.ts';
import type { SpokenTurn } from '../../talk.ts';
import { straight } from '../straight.ts';
import { tallyIn } from './tally.ts';
import { isCounting, isTrial, voteResult } from './vote-result.ts';
import { type Said, votedMatter } from './voted-matter.ts';

export type PassedVote = {
  quote: string;
  turn: SpokenTurn;
  vote: Vote;
  /** Tells that it passed. */
  result: Sentence;
};

/** In sentences, from the last one that is said while votes are counted to the result. */
const countedBefore = 12;

/**
 * The votes that passed, in order, each with the sentence of its matter. Those whose matter is not told are left out, as
 * is talk without punctuation.
 */
export function passedVotes(turns: readonly SpokenTurn[]): PassedVote[] {
  const said = turns.flatMap((turn): Said[] =>
    turn.written || turn.sentences.some(({ asks }) => asks !== undefined)
      ? []
      : turn.sentences.map((sentence) => ({ sentence, turn, text: straight(sentence) })),
  );
  const passed: PassedVote[] = [];
  let from = 0;
  for (const [at, { sentence, text }] of said.entries()) {
    const result = voteResult(text);
    // Run-on talk is cut at any word.
    if (result === null || !sentence.whole) continue;
    const counted = said.slice(Math.max(from, at - countedBefore), at + 1);
    const isVote = counted.some((one) => isCounting(one.text));
    if (!isVote) continue;
    const since = said.slice(from, at + 1);
    from = at + 1;
    if (result === 'failed' || counted.some((one) => isTrial(one.text))) continue;
    const matter = votedMatter(since);
    if (matter)
      passed.push({
        quote: matter.sentence.text,
        turn: matter.turn,
        vote: { tally: tallyOf(counted) },
        result: sentence,
      });
  }
  return passed;
}

const shortCount = 12;

/** As the result tells it, or as it was counted before in a few words. */
function tallyOf(counted: readonly Said[]): Vote['tally'] {
  const told = counted
    .filter(({ sentence }, at) => at === counted.length - 1 || sentence.tokens.length <= shortCount)
    .map(({ text }) => tallyIn(text))
    .findLast((tally) => tally !== null);
  if (!told) return null;
  if (told === 'unanimous') return 'unanimously';
  return told.for > told.against ? `${told.for} to ${told.against}` : null;
}
