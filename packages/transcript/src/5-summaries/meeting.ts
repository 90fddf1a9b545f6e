import { itemMark } from '../3-features/list-items.ts';
import type { Talk } from '../3-features/talk.ts';
import { inSentence, type Topic } from '../3-features/topics.ts';
import { leftOutByLanguage } from '../language/languages.ts';
import type { Evidence, Finding } from '../types.ts';
import { cover } from './coverage.ts';
import { counted, durationTold, wordsIn } from './numbers.ts';
import type { Quotable } from './quotable.ts';
import type { TermWeights } from './term-weights.ts';

export const defaultSummaryWords = 111;

export type MeetingSummaryInput = {
  talk: Talk;
  pool: readonly Quotable[];
  weights: TermWeights;
  topics: readonly Topic[];
  /** Null if it is doubted, or minutes state none. */
  durationSeconds: number | null;
  durationIsEstimated: boolean;
  language: string;
  /** In words; the headline is always included. */
  summaryWords: number;
};

/**
 * A headline of facts, then the sentences that cover most of the meeting, in order, one line per speaker (`Name:
 * "..."`), each line with the sentences that it quotes.
 */
export function meetingSummary({
  talk,
  pool,
  weights,
  topics,
  durationSeconds,
  durationIsEstimated,
  language,
  summaryWords,
}: MeetingSummaryInput): Finding[] {
  const time = durationSeconds === null ? '' : durationTold(durationSeconds, durationIsEstimated);
  const headline = headlineOf(talk, topics, time);
  const spoken = pool.filter(({ turn }) => !talk.turns[turn]?.written);
  const areSomeWritten = talk.turns.some(({ written }) => written);
  const leftOut = leftOutByLanguage(language, areSomeWritten);
  const facts = [headline, ...(leftOut === null ? [] : [leftOut])];
  // What is written is listed already.
  const chosen = cover(spoken.length > 0 ? spoken : pool, weights, {
    words: summaryWords - wordsIn(facts.join(' ')),
    extraWords: ({ speaker }) => wordsIn(attribution(speaker, talk)),
  });

  const lines: Line[] = [];
  for (const { speaker, turn, position, sentence, shown: said } of chosen) {
    const last = lines.at(-1);
    const evidence = { turn, quote: sentence.text };
    if (last && last.turn === turn) {
      // The mark of a list item is cut.
      const isNext = position === last.last + 1 && !itemMark.test(sentence.text);
      const isMarked = isNext || said.startsWith('…') || last.said.endsWith('…');
      last.said += `${isMarked ? '' : ' …'} ${said}`;
      last.last = position;
      last.evidence.push(evidence);
    } else lines.push({ speaker, turn, last: position, said, evidence: [evidence] });
  }
  const quoted = lines.map(({ speaker, said, evidence }) => ({
    text: talk.nobodyNamed ? said : `${attribution(speaker, talk)}"${said}"`,
    evidence,
  }));
  return [...facts.map((text) => ({ text, evidence: [] })), ...quoted];
}

type Line = {
  speaker: number | null;
  turn: number;
  last: number;
  said: string;
  evidence: Evidence[];
};

/** Empty without a name. */
export function attribution(speaker: number | null, { names, nobodyNamed }: Talk): string {
  return speaker === null || nobodyNamed ? '' : `${names[speaker]}: `;
}

function headlineOf(talk: Talk, topics: readonly Topic[], time: string): string {
  const { names, turns, nobodyNamed } = talk;
  if (turns.length === 0) return 'Nothing was said.';
  const about = topics.slice(0, 2).map(inSentence).join(' and ');
  if (nobodyNamed) {
    const facts = [time && `lasted ${time}`, about && `was mostly about ${about}`].filter(Boolean);
    return `The meeting ${facts.join(' and ') || 'names nobody who spoke'}.`;
  }
  return `${counted(names.length, 'person', 'people')} spoke${time && ` for ${time}`}${about && `, mostly about ${about}`}.`;
}
