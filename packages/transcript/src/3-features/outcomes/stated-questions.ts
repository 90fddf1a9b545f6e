import { isQuestion } from '../questions.ts';
import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { asksNothing, isTag } from './says-open.ts';
import { straight } from './straight.ts';

const fewestWords = 4;
/** After a question, in words: what follows is still said of it. */
const mostWordsAfter = 12;
/** In a longer reply somebody explains. */
const mostWordsOfReply = 40;
const fewestWordsOfAnswer = 6;

const leadIns =
  '(?:(?:um|uh|er|erm|hm|hmm|well|so|okay|ok|yeah|yes|no|oh|i mean|honestly|the honest answer is)[,. ]+)*';
const notKnown = [
  "(?:i|we|they)(?: honestly| really| actually| just)? (?:don't|dont|do not|wouldn't|couldn't)(?: honestly| really| actually| even)? know",
  '(?:nobody|no one) knows',
  "don't know|no idea|not known|unclear|nor do i|wish i knew|hard to say",
  "i (?:couldn't|can't|cannot) (?:say|tell)",
  "(?:i'm |i am )?(?:really )?not sure",
  "(?:we|i) don't have (?:an answer|that|a number|a date)",
  "we'll (?:have to )?see",
  "that's (?:still )?(?:open|to be decided|undecided)",
  'not (?:yet )?(?:decided|settled|clear)',
].join('|');
const putOff = [
  "(?:i|we)(?:'d| would|'ll| will)? ?(?:have to|need to|must) (?:look|ask|check|find out|see|think)",
  "let's (?:leave|park|not today|not decide)|not today|park(?:ed)? (?:it|that)",
].join('|');
const isIgnorant = new RegExp(`^${leadIns}(?:${notKnown}|${putOff})\\b`, 'i');
const goodQuestion =
  /^(?:(?:oh|yeah|well|um|uh)[,. ]+)*(?:that(?:'s| is) )?an? (?:very )?(?:good|fair) question[.!]?$/i;

/** "I don't know, maybe ten" is an answer. */
const answersAfterAll =
  /\b(?:i think|i guess|i'd guess|maybe|probably|could be|might be|i'd say|i would say|for example|not me|if .{3,60} then|yes)\b|\?$/i;
/** What somebody thinks or did, rather than what the group has to settle. */
const asksPerson =
  /\b(?:why|do you (?:think|want)|are you|could you|how are|would you need|you looking|did|was|were|happened|been|told|kids?|children|how old)\b/i;
const goesOn =
  /^(?:okay|ok|right|so|anyway|fine|sure|yes|then|good)\b|\b(?:i'll|let's|can you|could you|please|find out|ask)\b/i;

/** A matter that stays open, in its last words. 'When the pull request is open' speaks of something else. */
const staysOpen =
  /^(?!(?:.* )?(?:when|once|if|until|are you|one|two|three|four|five|\d+|all|some|many|as long as|that this|whether|door|doors|window|shop|office|store|file|tickets?|prs?|issues?|pull requests?) )(?:.{3,90} )?(?:is|are|remains?|stays?|left)(?: still)? (?:an )?open(?: question| issue| point)?[.!]?$/i;
const openLabel = /^(?:still )?open(?: questions?| issues?| points?)?: /i;

export type StatedQuestion = { quote: string; turn: SpokenTurn };

/**
 * Questions that words themselves leave open, whatever the model thinks of them: those to which the next speaker knows no
 * answer, unless the one after does, and matters of which it is said that they stay open.
 */
export function statedQuestions(turns: readonly SpokenTurn[]): StatedQuestion[] {
  return turns.flatMap((turn) => {
    if (turn.written) return [];
    const open = turn.sentences.filter((sentence) => {
      const text = straight(sentence);
      return (
        sentence.tokens.length >= fewestWords && (openLabel.test(text) || staysOpen.test(text))
      );
    });
    const asked = unanswered(turn, turns);
    return (asked ? [asked, ...open] : open).map(({ text }) => ({ quote: text, turn }));
  });
}

function unanswered(turn: SpokenTurn, turns: readonly SpokenTurn[]): Sentence | null {
  const at = turn.sentences.findLastIndex(
    (sentence) => sentence.tokens.length >= fewestWords && isQuestion(sentence),
  );
  const question = turn.sentences[at];
  const reply = turns[turn.index + 1];
  if (!question || !reply || reply.speaker === turn.speaker) return null;
  const text = straight(question);
  if (isTag.test(text) || asksNothing.test(text) || asksPerson.test(text)) return null;
  if (wordsIn(turn.sentences.slice(at + 1)) > mostWordsAfter) return null;
  return knowsNoAnswer(reply) && !answers(turns[reply.index + 1], reply) ? question : null;
}

function knowsNoAnswer({ sentences, words }: SpokenTurn): boolean {
  if (words > mostWordsOfReply) return false;
  if (sentences.some((sentence) => answersAfterAll.test(straight(sentence)))) return false;
  const [first, second] = sentences;
  if (!first) return false;
  if (goodQuestion.test(straight(first))) return !second || isIgnorant.test(straight(second));
  return [first, second].some((sentence) => sentence && isIgnorant.test(straight(sentence)));
}

function answers(turn: SpokenTurn | undefined, reply: SpokenTurn): boolean {
  return (
    turn !== undefined &&
    turn.speaker !== reply.speaker &&
    turn.words >= fewestWordsOfAnswer &&
    !turn.sentences.some((sentence) => {
      const text = straight(sentence);
      return isQuestion(sentence) || isIgnorant.test(text) || goesOn.test(text);
    })
  );
}

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
