import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentiment } from '@rapport/transcript';
import { type Random, randomFrom } from '../../../scripts/random.ts';
import type { LabelledLine } from './labelled-line.ts';

export type Phrase = { text: string; sentiment: Sentiment; isWork: boolean };

const folder = join(import.meta.dirname, 'phrases');

/** Non-comment lines of a file; lines with # are headings. */
export const linesOf = (file: string): string[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Phrases written for this project, about work and other subjects. */
export function readPhrases(): Phrase[] {
  const phrasesIn = (file: string, sentiment: Sentiment, isWork: boolean): Phrase[] =>
    linesOf(file).map((text) => ({ text, sentiment, isWork }));
  return [
    ...phrasesIn('work/negative.txt', 'negative', true),
    ...phrasesIn('everyday/negative.txt', 'negative', false),
    ...phrasesIn('work/neutral.txt', 'neutral', true),
    ...phrasesIn('work/neutral-turns.txt', 'neutral', true),
    ...phrasesIn('everyday/neutral.txt', 'neutral', false),
    ...phrasesIn('work/positive.txt', 'positive', true),
    ...phrasesIn('everyday/positive.txt', 'positive', false),
  ];
}

/** Lines from phrases in several written forms, and turns from several phrases. */
export function spokenLines(phrases: readonly Phrase[]): LabelledLine[] {
  const random = randomFrom(3);
  return [
    ...phrases.flatMap((phrase) => writtenForms(phrase, random)),
    ...neutralTurns(phrases, random),
    ...mixedTurns(phrases, random),
  ];
}

/** Above 1, because phrases resemble speech in meetings. */
const phraseWeight = 1.5;

const openings =
  'so,well,um,yeah,I mean,okay,you know,and,but,oh,look,uh,honestly,I think,right'.split(',');

const names =
  'Ana,Anna,Ben,Bo,Carlos,Chen,Clara,Dave,Elena,Emma,Eva,Fatima,Finn,Ivan,Jane,John,Jonas,Julia,Kim,Laura,Lee,Lucas,Maria,Mark,Mike,Mina,Nina,Omar,Paul,Peter,Priya,Rosa,Sam,Sarah,Sofia,Tom,Yuki,Zoe'.split(
    ',',
  );

function writtenForms({ text, sentiment, isWork }: Phrase, random: Random): LabelledLine[] {
  const line = (written: string, share: number) => ({
    text: written,
    sentiment,
    weight: phraseWeight * share,
  });
  if (/[!?]$/.test(text))
    return [
      line(sentence(text), 1),
      line(text, 0.5),
      line(`${random.pick(openings)}, ${text}`, 0.5),
    ];
  const mark = isQuestion(text) ? '?' : '.';
  const isHabit = isWork && sentiment === 'neutral' && text.split(' ').length <= 3;
  const forms = [line(sentence(text) + mark, isHabit ? 2 : 1), line(text, 1)];
  if (sentiment !== 'neutral')
    return [
      ...forms,
      line(`${sentence(text)}!`, 1),
      line(`${random.pick(openings)}, ${text}${mark}`, 0.7),
    ];
  forms.push(line(`${random.pick(openings)} ${text} ${mark}`, 0.7));
  forms.push(line(`${sentence(text)}, ${random.pick(names)}${mark}`, 0.5));
  if (isWork) forms.push(line(`${random.pick(names)}, ${text}${mark}`, 0.5));
  if (!isWork && mark === '.') forms.push(line(`${sentence(text)}!`, 0.3));
  if (text.split(' ').length < 4) forms.push(line(`${sentence(text)},`, 0.5));
  return forms;
}

const neutralTurnCount = 3000;
const mixedTurnCount = 1500;

/** Like most turns of a meeting: several sentences without a feeling. */
function neutralTurns(phrases: readonly Phrase[], random: Random): LabelledLine[] {
  const neutral = phrases.filter(({ sentiment }) => sentiment === 'neutral');
  const atWork = neutral.filter(({ isWork }) => isWork);
  return Array.from({ length: neutralTurnCount }, () => ({
    text: turn([random.pick(atWork), random.pick(atWork), random.pick(neutral)]),
    sentiment: 'neutral',
    weight: 0.5,
  }));
}

/** Turns of one sentence with a feeling and one without. */
function mixedTurns(phrases: readonly Phrase[], random: Random): LabelledLine[] {
  const neutral = phrases.filter(({ sentiment }) => sentiment === 'neutral');
  const felt = {
    negative: phrases.filter(({ sentiment }) => sentiment === 'negative'),
    positive: phrases.filter(({ sentiment }) => sentiment === 'positive'),
  };
  return Array.from({ length: mixedTurnCount }, (_, index) => {
    const sentiment = index % 2 === 0 ? 'negative' : 'positive';
    const parts = [random.pick(felt[sentiment]), random.pick(neutral)];
    return { text: turn(random.next() < 0.5 ? parts : parts.reverse()), sentiment, weight: 0.6 };
  });
}

const turn = (phrases: readonly Phrase[]): string =>
  phrases.map(({ text }) => (/[!?]$/.test(text) ? sentence(text) : `${sentence(text)}.`)).join(' ');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const asks =
  /^(?:(?:hey|so|well|okay|and|but|wait),? )?(?:what|who|when|where|why|how|which|is|are|am|was|were|do|does|did|can|could|should|shall|will|would|have|has|any|anything|anyone|may)\b/i;
const exclaims =
  /^(?:what an? |how (?:kind|sweet|cool|wonder|excit|rude|dare|cute)|have a |what (?:we|i like|i'm) )/i;

const isQuestion = (text: string): boolean => asks.test(text) && !exclaims.test(text);
