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
const fewWords = 4;
const manyWords = 20;
const mostMatter = 3;

/** 'We take the bigger one.' */
const namesChoice = /\bthe [a-z]+ one\b|\b(?:both|neither|daily|weekly|monthly|yearly)\b/;
const promises = /^(?:[a-z]+,? )?i(?:'ll| will)\b/;
const proposes =
  /\b(?:suggest|propose|recommend|let's|should|how about|what if|i'd say|why don't)\b/;

type Matter = ReadonlySet<string>;

/**
 * The names of the signs that a sentence and what is said around it carry; null if no form of it settles anything.
 */
export function signsOf(
  sentence: Sentence,
  turn: SpokenTurn,
  turns: readonly SpokenTurn[],
): string[] | null {
  if (turn.words > longTurn || sentence.asks === true) return null;
  const text = withOpening(sentence, turn);
  const found = namesOf(forms, text);
  if (found.length === 0 || settlesNothing.some((pattern) => pattern.test(text))) return null;
  const matter = matterOf([sentence]);
  const tone = namesOf(tones, text);
  const isTold =
    matter.size > 0 ||
    tone.includes('day') ||
    tone.includes('number') ||
    found.includes('isTheDay') ||
    namesChoice.test(text);
  if (!isTold) return null;
  const isConclusion = tone.includes('concludes') || tone.includes('closes');
  return [
    ...found,
    ...tone,
    `matter ${Math.min(mostMatter, matter.size)}`,
    ...(isConclusion ? found.map((form) => `conclusion, ${form}`) : []),
    ...ofPlace(sentence, turn),
    ...ofReplies(matter, isConclusion, turn, turns),
    ...ofLead(matter, sentence, turn, turns),
  ];
}

function ofPlace(sentence: Sentence, turn: SpokenTurn): string[] {
  const { tokens } = sentence;
  const { sentences, words } = turn;
  const after = sentences[sentences.indexOf(sentence) + 1];
  return [
    words < shortTurn ? 'in a short turn' : words < usualTurn ? 'in a turn' : 'in a long turn',
    tokens.length < fewWords
      ? 'few words'
      : tokens.length > manyWords
        ? 'many words'
        : 'some words',
    ...(after ? [] : ['last']),
    ...(after && promises.test(plainWords(after.text)) ? ['then promises'] : []),
  ];
}

function ofReplies(
  matter: Matter,
  isConclusion: boolean,
  turn: SpokenTurn,
  turns: readonly SpokenTurn[],
): string[] {
  const next = replyTo(turn, turns, 1);
  const second = replyTo(turn, turns, 2);
  const answer = next ? (namesOf(replies, openingOf(next))[0] ?? 'goes on') : 'nobody';
  const later = second && namesOf(replies, openingOf(second))[0];
  const isEchoed = next && !matter.isDisjointFrom(matterOf(next.sentences.slice(0, 2)));
  return [
    `next ${answer}`,
    ...(isConclusion ? [`conclusion, next ${answer}`] : []),
    ...(next && next.words <= shortReply ? ['short reply'] : []),
    ...(isEchoed ? ['echoed'] : []),
    ...(later ? [`second ${later}`] : []),
  ];
}

/** What was said right before. */
function ofLead(
  matter: Matter,
  sentence: Sentence,
  { index, sentences }: SpokenTurn,
  turns: readonly SpokenTurn[],
): string[] {
  const lead = sentences[sentences.indexOf(sentence) - 1] ?? turns[index - 1]?.sentences.at(-1);
  if (!lead) return [];
  const text = plainWords(lead.text);
  return [
    ...(text.endsWith('?') || lead.asks === true ? ['after a question'] : []),
    ...(proposes.test(text) ? ['after a proposal'] : []),
    ...(matter.isDisjointFrom(matterOf([lead])) ? [] : ['of the same matter']),
  ];
}

const namesOf = (patterns: Readonly<Record<string, RegExp>>, text: string): string[] =>
  Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

function replyTo(turn: SpokenTurn, turns: readonly SpokenTurn[], away: number): SpokenTurn | null {
  const reply = turns[turn.index + away];
  return reply && reply.speaker !== turn.speaker ? reply : null;
}

/** Content words and numbers. */
const matterOf = (sentences: readonly Sentence[]): Matter =>
  new Set(
    sentences.flatMap(({ keys, tokens }) =>
      tokens.flatMap((token, at) => keys[at] ?? (/\d/.test(token) ? token : [])),
    ),
  );
