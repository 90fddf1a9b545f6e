import { findChapters } from '../../../packages/transcript/src/3-features/chapters/chapters.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import { clearSentences } from '../../../packages/transcript/src/5-summaries/clear-sentences.ts';
import { inShortChoice } from '../../../packages/transcript/src/5-summaries/in-short.ts';
import {
  sentencesToQuote,
  withSubstance,
} from '../../../packages/transcript/src/5-summaries/quotable.ts';
import { termWeights } from '../../../packages/transcript/src/5-summaries/term-weights.ts';
import type { WorkplaceMeeting } from '../../train/outcomes/workplace-meetings.ts';

/** Long enough for chapters; the marked transcripts have no times. */
const seconds = 3600;

/** The chapters of a marked transcript, and what In short is chosen from. */
export function partsInShort({ turns }: WorkplaceMeeting) {
  const talk = talkOf(turns);
  const chapters = findChapters(talk, seconds);
  const pool = sentencesToQuote(talk);
  const clear = clearSentences(talk, pool, termWeights(talk, withSubstance(pool)));
  return { chapters, inShort: [], inShortChoice: inShortChoice({ talk, clear, chapters }) };
}
