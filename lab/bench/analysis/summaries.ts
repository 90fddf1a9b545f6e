import { analyseTranscript } from '@rapport/transcript';
import { cover } from '../../../packages/transcript/src/5-summaries/coverage.ts';
import { quotableSentences } from '../../../packages/transcript/src/5-summaries/quotable.ts';
import { termWeights } from '../../../packages/transcript/src/5-summaries/term-weights.ts';
import { readMeetings, type SummedUpMeeting } from './qmsum.ts';
import { meanRouge, type Rouge, rouge } from './rouge.ts';
import { textRank } from './text-rank.ts';

/** The mean length of the summaries that people wrote of these meetings. */
const summaryWords = 111;

export type SummaryRow = { method: string; rouge: Rouge };

const methods: Record<string, (meeting: SummedUpMeeting) => string> = {
  'Rapport, sentences alone': ({ talk }) => {
    const pool = quotableSentences(talk);
    const chosen = cover(pool, termWeights(talk, pool), {
      words: summaryWords,
      extraWords: ({ shown }) => -cutsIn(shown),
    });
    return chosen.map(({ shown }) => shown).join('\n');
  },
  'Rapport, 111 words asked for, with headline': ({ text }) =>
    analyseTranscript({ text, fileName: 'meeting.txt', directory: [], summaryWords }).summary,
  'Rapport, as a page shows it': ({ text }) =>
    analyseTranscript({ text, fileName: 'meeting.txt', directory: [] }).summary,
  TextRank: (meeting) => {
    const sentences = sentencesOf(meeting).filter((sentence) => wordsIn(sentence) >= 5);
    const scores = textRank(sentences);
    const best = [...sentences.entries()].sort(([a], [b]) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const chosen: [number, string][] = [];
    let left = summaryWords;
    for (const [at, sentence] of best) {
      if (wordsIn(sentence) > left) continue;
      chosen.push([at, sentence]);
      left -= wordsIn(sentence);
    }
    return chosen
      .sort(([a], [b]) => a - b)
      .map(([, sentence]) => sentence)
      .join('\n');
  },
  'The first words': (meeting) =>
    sentencesOf(meeting).join(' ').split(' ').slice(0, summaryWords).join(' '),
};

/** Compares with the summaries that people wrote for QMSum's validation split. */
export function benchSummaries(data: string): SummaryRow[] {
  const meetings = readMeetings(data, 'val');
  return Object.entries(methods).map(([method, summarise]) => ({
    method,
    rouge: meanRouge(meetings.map((meeting) => rouge(summarise(meeting), meeting.reference))),
  }));
}

const sentencesOf = ({ talk }: SummedUpMeeting) =>
  talk.turns.flatMap(({ sentences }) => sentences.map(({ text }) => text));

const cutsIn = (text: string) => text.split(' ').filter((word) => word === '…').length;

const wordsIn = (text: string) => text.split(' ').length;
