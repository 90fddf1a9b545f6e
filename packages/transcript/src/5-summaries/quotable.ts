import { cleanQuote } from '../3-features/clean-quote.ts';
import { fillerSounds } from '../3-features/common-words.ts';
import { isQuestion } from '../3-features/questions.ts';
import type { Sentence } from '../3-features/sentences.ts';
import type { Talk } from '../3-features/talk.ts';
import { sharedTexts } from '../3-features/words.ts';
import { wordsIn } from './numbers.ts';
import { termKeys } from './term-key.ts';

export type Quotable = {
  turn: number;
  speaker: number | null;
  /** Position among all sentences of the meeting. */
  position: number;
  sentence: Sentence;
  shown: string;
  words: number;
  concepts: string[];
  terms: string[];
  /** 0 to 1.25, from readability alone and signs of decisions, needs and reasons. */
  quality: number;
};

const fewestWords = 7;
const fewestShortWords = 5;
const mostWords = 45;
/** In words. */
const comfortableWords = 10;
const fewestConcepts = 3;

const household =
  /\b(?:hear me|see my screen|share my screen|screen share|on mute|unmute|the recording|recording this|welcome to|welcome back|thank you|thanks for|good morning|good afternoon|let's get started|get started|next slide|give it (?:a|another) minute|wait (?:a|another) (?:minute|few)|housekeeping|your attention|can you repeat|say that again)\b/i;
const address = /https?:\/\/|\bwww\./i;
/** Sentences are often split at such a mark. */
const isBrokenOff = /(?:…|\.\.)["'”’)\]]*$/;
const beginsSmall = /^\p{Ll}/u;
const song = /[♪♫♬]|\[(?:music|singing|song|applause|laughter)[^\]]*\]/i;
const substantial =
  /\b(?:decided?|decision|agreed|propos(?:e|al)|suggest|recommend|plan(?:s|ned)? (?:is|to)|goal|priority|need(?:s|ed)? to|have to|must|should|will|going to|we'll|because|problem|issue|risk|blocked|concern|important|main|instead|deadline|budget)\b/i;
const substantialWeight = 1.25;
const unfinished =
  /\b(?:a|an|the|of|and|or|but|to|in|on|at|with|for|by|from|as|is|are|was|were|be|would|could|should|will|my|your|our|their|his|its|that|which|because|if|so)[\s.,…-]*$/i;
const searching = /,\s+(?:um|uh|you know|I mean),|\b(?:um|uh) (?:um|uh)\b/i;
const dangling = new Set(
  "it that this these those he she they him her them which who because or then there here like that's it's he's she's they're".split(
    ' ',
  ),
);
const verbs = new Set(
  `is are was were be been am do does did have has had can could will would should shall may might must need needs
  want wants make makes made get gets got go goes went take takes took give gives gave say says said see saw know
  think use uses work works keep keeps kept let put run runs mean means come comes came find found show shows cost
  costs help helps move moves start starts look looks try seem seems lead leads tell told ask begin begins
  prefer suggest propose agree love hope`.split(/\s+/),
);
const hedges = new Set(
  'like know mean kind sort basically actually just stuff thing things whatever something guess yeah okay'.split(
    ' ',
  ),
);

/** In order of speech. */
export const quotableSentences = (talk: Talk): Quotable[] => withSubstance(sentencesToQuote(talk));

/** Those long enough for a summary. */
export const withSubstance = (pool: readonly Quotable[]): Quotable[] =>
  pool.filter(
    ({ sentence, concepts }) =>
      concepts.length >= fewestConcepts && spokenWords(sentence) >= fewestWords,
  );

const spokenWords = ({ tokens }: Sentence): number =>
  tokens.filter((token) => !fillerSounds.has(token)).length;

/** Also short ones, in order of speech. */
export function sentencesToQuote(talk: Talk): Quotable[] {
  const pool: Quotable[] = [];
  const share = sharedTexts();
  let position = 0;
  for (const turn of talk.turns) {
    for (const [at, sentence] of turn.sentences.entries()) {
      position++;
      const { text, tokens } = sentence;
      const before = turn.sentences[at - 1]?.text ?? '';
      if (address.test(text) || (isBrokenOff.test(before) && beginsSmall.test(text))) continue;
      const spoken = spokenWords(sentence);
      if (spoken < fewestShortWords || tokens.length > mostWords) continue;
      const concepts = conceptsOf(sentence).map(share);
      if (concepts.length === 0) continue;
      const shown = cleanQuote(text, sentence.whole);
      pool.push({
        turn: turn.index,
        speaker: turn.speaker,
        position,
        sentence,
        shown,
        words: wordsIn(shown),
        concepts,
        terms: termKeys(tokens).map(share),
        quality: qualityOf(sentence, tokens.length - spoken),
      });
    }
  }
  return pool;
}

function conceptsOf({ keys }: Sentence): string[] {
  const concepts = new Set<string>();
  let before: string | null = null;
  for (const key of keys) {
    if (key !== null) concepts.add(key);
    if (key !== null && before !== null) concepts.add(`${before} ${key}`);
    before = key;
  }
  return [...concepts];
}

export const isVerbal = (token: string): boolean =>
  verbs.has(token) || /'(?:s|re|ll|ve|d|m)$|n't$|.{2}ed$/.test(token);

function qualityOf(sentence: Sentence, sounds: number): number {
  const { text, tokens, whole } = sentence;
  const words = tokens.length - sounds;
  let quality = 1;
  if (household.test(text)) quality *= 0.3;
  if (song.test(text)) quality *= 0.1;
  if (!tokens.some(isVerbal)) quality *= 0.75;
  if (substantial.test(text)) quality *= substantialWeight;
  if (words < comfortableWords) quality *= 0.85;
  if (isQuestion(sentence)) quality *= 0.7;
  if (!whole) quality *= 0.6;
  if (!/[.!?…"”']$/.test(text)) quality *= 0.7;
  if (whole && unfinished.test(text)) quality *= 0.4;
  if (beginsSmall.test(text)) quality *= 0.8;
  if (/\w-(?:\s|$)|--|…|\.\.\./.test(text)) quality *= 0.7;
  if (
    dangling.has(tokens.find((token) => token !== 'and' && token !== 'so' && token !== 'but') ?? '')
  )
    quality *= 0.6;
  if (searching.test(text)) quality *= 0.8;
  const hedged = tokens.filter((token) => hedges.has(token)).length + sounds;
  return quality * (1 - Math.min(0.6, (2 * hedged) / tokens.length));
}
