import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { plainWords } from './plain-words.ts';
import { floats, proposes, suggests } from './proposal-words.ts';
import { straight } from './straight.ts';
import { isVotingLine, matterOfVote } from './votes/voting-line.ts';

type SaidIn = { sentence: Sentence; turn: SpokenTurn };

const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|ninety|hundred)\b/;
/** 'Yes, that sounds good' has words, and no matter. */
const emptyWords: ReadonlySet<string> = new Set(
  'good fine great okay sound idea plan way point sense stuff direction best better sure happy'.split(
    ' ',
  ),
);
const fewestOfMatter = 2;
/** In turns. */
const farthest = 2;

const matterOf = ({ keys }: Sentence): number =>
  keys.filter((key) => key !== null && !emptyWords.has(key)).length;

const namesMatter = (sentence: Sentence): boolean =>
  matterOf(sentence) > 0 || number.test(sentence.text.toLowerCase());

const isProposal = (sentence: Sentence): boolean => {
  const text = plainWords(sentence.text);
  return (
    matterOf(sentence) >= fewestOfMatter &&
    [proposes, suggests, floats].some((words) => words.test(text))
  );
};

/**
 * The sentence itself if it names a matter, else the sentence shortly before it that does, a proposal first: 'We'll go
 * with that' tells nothing alone.
 */
export function toldMatter(said: SaidIn, turns: readonly SpokenTurn[]): SaidIn {
  const { sentence, turn } = said;
  if (namesMatter(sentence)) return said;
  const before = [...Array(farthest + 1).keys()].flatMap((back) => {
    const from = turns[turn.index - back];
    const all = from?.sentences ?? [];
    const earlier = back === 0 ? all.slice(0, all.indexOf(sentence)) : all;
    return from ? earlier.toReversed().map((one) => ({ sentence: one, turn: from })) : [];
  });
  return (
    before.find((one) => isProposal(one.sentence)) ??
    before.find((one) => matterOf(one.sentence) >= fewestOfMatter) ??
    said
  );
}

/** In what sentence a decision is shown; null for a line of a vote whose matter nobody told. */
export const shownDecision = (said: SaidIn, turns: readonly SpokenTurn[]): SaidIn | null =>
  isVotingLine(straight(said.sentence))
    ? matterOfVote(said.sentence, said.turn, turns)
    : toldMatter(said, turns);
