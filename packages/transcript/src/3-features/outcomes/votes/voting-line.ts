import type { SpokenTurn } from '../../talk.ts';
import { straight } from '../straight.ts';
import { type Said, votedMatter } from './voted-matter.ts';

const lines: readonly RegExp[] = [
  /\b(?:motion|second|seconded|moved)(?: (?:is|was|and seconded))? (?:from|by) (?:the )?\p{L}/iu,
  /\b(?:so moved|i(?:'ll| will)? second|is there a (?:motion|second)|do (?:i|we) (?:have|hear) a (?:motion|second)|(?:have|need) a (?:motion|second))\b/i,
  /\b(?:all (?:those )?in favou?r|any opposed|those opposed|call the roll|roll call|signify by|say aye)\b/i,
  /^(?:\w+ )?(?:ayes?|nays?|noes|opposed|against|abstentions?)[.!,]?(?: |$)/i,
  /^\S+ (?:votes? )?in favou?r\b/i,
];
/** In sentences before the line. */
const farthest = 60;

/** Whether a sentence only runs a vote: who moves, who seconds, how many are in favour. */
export const isVotingLine = (text: string): boolean => lines.some((line) => line.test(text));

/** The matter that is voted on when such a sentence is said; null if nobody told it. */
export function matterOfVote(
  sentence: Said['sentence'],
  turn: SpokenTurn,
  turns: readonly SpokenTurn[],
): Said | null {
  const said = turns
    .slice(0, turn.index + 1)
    .flatMap((from) =>
      from.sentences.map((one) => ({ sentence: one, turn: from, text: straight(one) })),
    );
  const at = said.findIndex((one) => one.sentence === sentence);
  const matter = votedMatter(said.slice(Math.max(0, at - farthest), at + 1));
  return matter && !isVotingLine(matter.text) ? matter : null;
}
