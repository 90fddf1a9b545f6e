import type { Sentence } from '../../sentences.ts';
import type { SpokenTurn } from '../../talk.ts';
import { openingOf, withOpening } from '../openings.ts';
import { plainWords } from '../plain-words.ts';
import { forms, replies, settlesNothing, tones } from './wording.ts';

/** In words. */
const shortTurn = 12;
const usualTurn = 35;
const longTurn = 90;
const shortReply = 8;

/**
 * The names of the signs that a sentence and what is said around it carry; null if no form of it settles anything.
 */
export function signsOf(
  sentence: Sentence,
  turn: SpokenTurn,
  turns: readonly SpokenTurn[],
): string[] | null {
  if (turn.words > longTurn) return null;
  const text = withOpening(sentence, turn);
  const found = namesOf(forms, text);
  if (found.length === 0 || sentence.asks === true) return null;
  if (settlesNothing.some((pattern) => pattern.test(text))) return null;
  const own = matterOf([sentence]);
  const tone = namesOf(tones, text);
  if (
    own.size === 0 &&
    !namesChoice.test(text) &&
    !tone.includes('day') &&
    !tone.includes('number') &&
    !forms.isTheDay?.test(text)
  )
    return null;
  const signs = [...found, ...tone, `matter ${Math.min(3, own.size)}`];
  signs.push(
    turn.words < shortTurn
      ? 'in a short turn'
      : turn.words < usualTurn
        ? 'in a turn'
        : 'in a long turn',
  );
  signs.push(
    sentence.tokens.length < 4
      ? 'few words'
      : sentence.tokens.length > 20
        ? 'many words'
        : 'some words',
  );
  if (turn.sentences.at(-1) === sentence) signs.push('last');
  const after = turn.sentences[turn.sentences.indexOf(sentence) + 1];
  if (after && promises.test(plainWords(after.text))) signs.push('then promises');
  const next = replyTo(turn, turns, 1);
  const answer = next ? (namesOf(replies, openingOf(next))[0] ?? 'goes on') : 'nobody';
  const isConclusion = tone.includes('concludes') || tone.includes('closes');
  signs.push(`next ${answer}`);
  if (isConclusion) signs.push(`conclusion, next ${answer}`);
  if (isConclusion) for (const form of found) signs.push(`conclusion, ${form}`);
  if (next && next.words <= shortReply) signs.push('short reply');
  if (next && !own.isDisjointFrom(matterOf(next.sentences.slice(0, 2)))) signs.push('echoed');
  const second = replyTo(turn, turns, 2);
  const later = second && namesOf(replies, openingOf(second))[0];
  if (later) signs.push(`second ${later}`);
  const lead =
    turn.sentences[turn.sentences.indexOf(sentence) - 1] ?? turns[turn.index - 1]?.sentences.at(-1);
  if (lead) {
    const before = plainWords(lead.text);
    if (before.endsWith('?') || lead.asks === true) signs.push('after a question');
    if (proposes.test(before)) signs.push('after a proposal');
    if (!own.isDisjointFrom(matterOf([lead]))) signs.push('of the same matter');
  }
  return signs;
}

/** 'We take the bigger one.' */
const namesChoice = /\bthe [a-z]+ one\b|\b(?:both|neither|daily|weekly|monthly|yearly)\b/;
const promises = /^(?:[a-z]+,? )?i(?:'ll| will)\b/;
const proposes =
  /\b(?:suggest|propose|recommend|let's|should|how about|what if|i'd say|why don't)\b/;

const namesOf = (patterns: Readonly<Record<string, RegExp>>, text: string): string[] =>
  Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

function replyTo(turn: SpokenTurn, turns: readonly SpokenTurn[], away: number): SpokenTurn | null {
  const reply = turns[turn.index + away];
  return reply && reply.speaker !== turn.speaker ? reply : null;
}

/** Content words and numbers. */
const matterOf = (sentences: readonly Sentence[]): Set<string> =>
  new Set(
    sentences.flatMap(({ keys, tokens }) =>
      tokens.flatMap((token, at) => keys[at] ?? (/\d/.test(token) ? token : [])),
    ),
  );
