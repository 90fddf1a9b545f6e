import { sentencesOf } from '@rapport/transcript';
import { isPrivateMatter } from '../query/refusal.ts';
import { type AlonePatterns, alonePatterns } from './says-alone.ts';
import { soundsLikeOne } from './sounds-like.ts';
import type { CarriedMeeting, CarriedTurn, QuotePlace } from './types.ts';

/** Of a person, not of their work. */
const notOfWork =
  /\b(?:feel\w*|mood|happy|unhappy|sad|angry|tired|exhausted|stress\w*|worr\w+|afraid|cr(?:y|ied|ying)|laugh\w*|love[sd]?|lazy|fault|blame\w*|mistakes?|perform\w+|salary|bonus|promotion|promoted|weekend|party|dinner|lunch|birthday|joke\w*|friend\w*|funny|smil\w*|calm|sorry|cake|coffee|fever|flu|quit\w*|resign\w*)\b/i;
/** Of a person unless they stand before a thing: 'a nice proposal'. */
const manner =
  /\b(?:nice|lovely|brilliant|slow|late|cold)(?! (?!of\b|to\b|and\b|but\b|for\b|in\b|at\b|today\b|again\b)\p{L})/iu;
/** 'Maybe Marta can comment on that?' tells who knows it. */
const isQuestion =
  /^(?!(?:So,? |Then,? )?(?:Maybe|Perhaps|I (?:think|guess|believe))).*\?["'”’)\]]*$/s;
const pronoun = /^(?:(?:And|So|But|Then) )?(?:she|he)(?= |['’])/i;
const pronounWithin = /(?<=, |; | and | but | because )(?:she|he)(?= |['’])/g;

/**
 * The sentence of a turn that says that the person alone has or knows something, has something in hand or is to be
 * asked; null if there is none. 'She' and 'he' are the person if they are named just before.
 * @param isTold whether the turn is said to the person
 */
export function sentenceAbout(
  text: string,
  patterns: AlonePatterns,
  isTold: boolean,
): string | null {
  const { name, inHand, ask, you, called, names } = patterns;
  const isYou = you.test(text) && (isTold || called.test(text));
  const [shown] = names.exec(text) ?? [];
  if (!isYou && shown === undefined) return null;
  const sentences = sentencesOf(text).map((one) => one.text);
  const about = sentences.map((spoken, at) => {
    const sentence = spoken.replace(/(?<=['’]s),(?= )/g, '');
    if (shown === undefined) return sentence;
    const isNamed = names.test(sentence);
    if (isNamed) return sentence.replace(pronounWithin, shown);
    return names.test(sentences[at - 1] ?? '') ? sentence.replace(pronoun, shown) : sentence;
  });
  const isFit = (sentence: string) =>
    !isQuestion.test(sentence) &&
    !notOfWork.test(sentence) &&
    !manner.test(sentence) &&
    !isPrivateMatter(sentence);
  const find = (says: (sentence: string) => boolean) =>
    sentences.findIndex((sentence, at) => isFit(sentence) && says(about[at] ?? ''));
  const signs = [
    (sentence: string) => name.test(sentence) || (isYou && you.test(sentence)),
    (sentence: string) => inHand.test(sentence),
    (sentence: string) => ask.test(sentence),
  ];
  const at = signs.map(find).find((place) => place >= 0) ?? -1;
  const [sentence, before] = [sentences[at], sentences[at - 1]];
  if (sentence === undefined) return null;
  // 'Thandi, mostly. She knows where it is.'
  return before && !names.test(sentence) && names.test(about[at] ?? '')
    ? `${before} ${sentence}`
    : sentence;
}

/** Turns of others with such a sentence, latest first, each sentence once. */
export function othersSay(
  meetings: readonly CarriedMeeting[],
  {
    person,
    names,
    people,
  }: { person: string; names: readonly string[]; people: readonly string[] },
): QuotePlace[] {
  if (names.length === 0) return [];
  const isAsSpelled = names.some((name) => soundsLikeOne(name, people));
  const patterns = alonePatterns(names, isAsSpelled);
  const said = new Map<string, QuotePlace>();
  for (const { id, turns } of meetings)
    for (const [at, turn] of turns.entries()) {
      if (turn.person === person) continue;
      const sentence = sentenceAbout(turn.text, patterns, isToldTo(turns, at, person));
      if (sentence) said.set(sentence.toLowerCase(), { meetingId: id, turn: turn.turn });
    }
  return [...said.values()].reverse();
}

/** The person speaks before and after it. */
const isToldTo = (turns: readonly Pick<CarriedTurn, 'person'>[], at: number, person: string) =>
  turns[at - 1]?.person === person && turns[at + 1]?.person === person;
