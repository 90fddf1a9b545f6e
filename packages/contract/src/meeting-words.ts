import { counted } from './counted.ts';
import type { Evidence } from './evidence.ts';
import type { MeetingFindings, Worded } from './findings.ts';
import type { JudgedReason } from './sentiment.ts';
import { type KeptReason, keptReasonSchema, type TextSource } from './text-source.ts';

/* Sentences that a meeting's page and its exports share. */

const notJudged: Record<JudgedReason, string> = {
  language: 'Moods are analysed in English only.',
  unnamed: 'The transcript names no speaker.',
  'too-little': 'Each speaker says too little.',
  calm: 'Too few people show feeling.',
  'left-out': 'Everyone who says enough is left out of moods.',
};

/** The participant that stands for everybody where a transcript names nobody. */
export const unknownSpeaker = 'Unknown speaker';

type Named = { user: { firstName: string; lastName: string } };

/** Number of participants whom the transcript names. */
export const namedPeople = (participants: readonly Named[]): number =>
  participants.filter(({ user }) => `${user.firstName} ${user.lastName}`.trim() !== unknownSpeaker)
    .length;

/** '6 people'; where the transcript names nobody, that nobody is told apart. */
export const peopleWords = (named: number): string =>
  named === 0 ? 'speakers not told apart' : counted(named, 'person', 'people');

/** Why a meeting has no score, as a sentence. */
export const notJudgedSentence = (reason: JudgedReason | null | undefined): string =>
  reason ? notJudged[reason] : 'No speaker says enough.';

/** Shown instead of the mood of a meeting in which too few people are counted. */
export const tooFewJudged = (smallestGroup: number, participants: number): string =>
  `Not shown: fewer than ${smallestGroup} ${participants < smallestGroup ? 'people spoke' : 'people are counted'}`;

/** Shown instead of the counts of a meeting in which nearly all people share one feeling. */
export const nearlyAllAlike = 'No counts: nearly all people share one feeling';

const keptReasons: Record<KeptReason, string> = {
  'no-answer': 'The language model did not answer',
  'too-slow': 'The language model took too long',
  'unreadable-answer': 'The language model gave an invalid answer',
  'not-borne-out': 'The transcript does not support what the language model wrote',
  'not-asked': 'The language model was not asked about this',
  'switched-off': 'The organization switched the language model off',
  'cut-prompt': 'The language model read only a part of what it was sent',
  'cut-answer': 'The language model stopped in the middle of its answer',
  'over-limit': 'The organization’s tokens of this month were used up',
};

/** Says whether a language model read decisions, actions and open questions a second time; null if none was asked. */
export function secondReadingText(source: TextSource | undefined): string | null {
  if (!source?.model) return null;
  return source.kept
    ? `${keptReasons[source.kept]}; the lists are as the built-in engine found them.`
    : `Read a second time by ${source.model}: what it takes for something else is not sure, or left out; what it alone found may be one.`;
}

type SecondlyRead = Pick<MeetingFindings, 'chapters' | 'secondReading' | 'worded'>;

/** Names the model that worded titles of chapters; null if none did. */
export function chapterTitlesText({ chapters, secondReading }: SecondlyRead): string | null {
  const worded = chapters.filter(({ isWorded }) => isWorded).length;
  if (worded === 0 || !secondReading?.model) return null;
  const which = worded === chapters.length ? 'Titles' : `${worded} of ${chapters.length} titles`;
  return `${which} by ${secondReading.model}, each of words that were said, and checked.`;
}

/** Names the model that worded titles of decisions and actions, or joined some; null if none did. */
export function wordedText({ secondReading, worded }: SecondlyRead): string | null {
  if (!worded || !secondReading?.model) return null;
  const { joined, titles } = worded;
  const sentences = [
    titles.length > 0 &&
      `Titles above quotations are by ${secondReading.model}, each of words of its quotation, and checked.`,
    joined.length > 0 &&
      `What was said twice is listed once, as ${secondReading.model} found: ${joined.length} left out.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Names the model that chose the sentences of In short; null if none did. */
export function inShortText({ secondReading, worded }: SecondlyRead): string | null {
  if (!worded?.inShort || !secondReading?.model) return null;
  return `Chosen and put in order by ${secondReading.model}; every sentence is as it was said.`;
}

/** The title that a model worded for a quotation; undefined if it has none. */
export const wordedTitleOf = (
  worded: Worded | undefined,
  evidence: Pick<Evidence, 'turn' | 'quote'> | undefined,
): string | undefined =>
  evidence &&
  worded?.titles.find(({ turn, quote }) => turn === evidence.turn && quote === evidence.quote)
    ?.title;

/** A sentence naming the engine that wrote the texts; null without a language model. */
export function sourceText(sources: readonly TextSource[]): string | null {
  const asked = sources.filter(({ model }) => model !== null);
  const written = asked.find(({ engine }) => engine === 'model');
  const kept = sources.filter(({ engine }) => engine === 'embedded');
  if (written) {
    const others =
      kept.length === 0
        ? ''
        : `; ${kept.length} of ${sources.length} texts ${kept.length === 1 ? 'is' : 'are'} by the built-in engine`;
    return `Written by ${written.model}, checked against the transcript${others}.`;
  }
  const reason = keptReasonSchema.options.find((why) =>
    asked.some((source) => source.kept === why),
  );
  if (!reason) return null;
  const these = sources.length === 1 ? 'this text is' : 'these texts are';
  return `${keptReasons[reason]}; ${these} by the built-in engine.`;
}
