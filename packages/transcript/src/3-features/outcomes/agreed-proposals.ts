import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { isNoDecision } from './no-decision.ts';
import { openingOf } from './openings.ts';
import { plainWords } from './plain-words.ts';
import {
  approves,
  asksAssent,
  asksToConfirm,
  asksToRecord,
  assents,
  confirms,
  floats,
  objects,
  proposes,
  runsMeeting,
  saysYes,
  suggests,
} from './proposal-words.ts';

const fewestWords = 5;
/** With a question for assent, less tells that it is a proposal. */
const fewestWordsAsked = 3;
/** Content words: 'we could do that' names no matter. */
const fewestOfMatter = 1;
/** In long turns the assent is to something else. */
const mostWords = 120;
/** In turns after the assent. */
const confirmedWithin = 2;

/** The proposal of a turn that the next speaker assents to at once; null without one. */
export function agreedProposal(turn: SpokenTurn, turns: readonly SpokenTurn[]): Sentence | null {
  const next = turns[turn.index + 1];
  const [reply] = next?.sentences ?? [];
  if (!next || !reply || next.speaker === turn.speaker || turn.words > mostWords) return null;
  const answer = openingOf(next);
  if (objects.test(answer)) return null;
  const isApproved = approves.test(answer);
  const isAssented = assents.test(answer);
  const said = turn.sentences;
  const asked = said.findIndex(({ text }) => asksAssent.test(plainWords(text)));
  const before = said[asked - 1];
  if (
    before &&
    (isApproved || isAssented || saysYes.test(answer)) &&
    before.tokens.length >= fewestWordsAsked &&
    !asksToRecord.test(before.text)
  )
    return before;
  const confirmed = said.find(({ text }) => asksToConfirm.test(plainWords(text)));
  if (confirmed && saysYes.test(answer)) return confirmed;
  if (!isApproved && !isAssented) return null;
  const isConfirmed = isApproved || isConfirmedAfter(next, turns);
  const isProposal = (sentence: Sentence) => {
    if (isNoDecision(sentence.text)) return false;
    const text = plainWords(sentence.text);
    const matter = sentence.keys.filter((key) => key !== null).length;
    if (proposes.test(text)) return true;
    if (runsMeeting.test(text) || matter < fewestOfMatter) return false;
    return (isApproved && suggests.test(text)) || (isConfirmed && floats.test(text));
  };
  return (
    said.findLast(
      (sentence) =>
        sentence.tokens.length >= fewestWords &&
        !sentence.text.endsWith(':') &&
        isProposal(sentence),
    ) ?? null
  );
}

/** Whether somebody else agrees too, or anybody acts on what is agreed. */
function isConfirmedAfter(assent: SpokenTurn, turns: readonly SpokenTurn[]): boolean {
  const own = assent.sentences.slice(1);
  const later = turns
    .slice(assent.index + 1, assent.index + 1 + confirmedWithin)
    .filter(({ speaker }) => speaker !== assent.speaker);
  return [...own, ...later.flatMap(({ sentences }) => sentences.slice(0, 2))].some(({ text }) =>
    confirms.test(plainWords(text)),
  );
}
