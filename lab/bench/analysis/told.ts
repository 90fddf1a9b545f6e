import { type Analysis, analyseTranscript } from '@rapport/transcript';
import {
  isOfOddHalf,
  readWorkplaceMeetings,
  type WorkplaceMeeting,
} from '../../train/outcomes/workplace-meetings.ts';
import { hitTurnsOf } from './workplace.ts';

/** An hour of 9,000 words. */
const wordsASecond = 2.5;

export type ToldRow = {
  meetings: number;
  /** Sure outcomes and key points that a reader marked. */
  marked: number;
  /** Shares of them, 0 to 1, that lie near a sentence of In short; and near one of In short or of a list. */
  inShort: number;
  inShortAndLists: number;
  /** Sentences of In short in 1,000 words. */
  perThousandWords: number;
};

/** How much of what a reader marked in workplace transcripts of others a page tells. */
export function benchTold(data: string, half: 'even' | 'odd'): ToldRow {
  const meetings = readWorkplaceMeetings(data, 'wild').filter(
    (meeting) => isOfOddHalf(meeting) === (half === 'odd'),
  );
  const sum = { marked: 0, inShort: 0, lists: 0, sentences: 0, words: 0 };
  for (const meeting of meetings) {
    const analysis = analysisOf(meeting);
    const hitTurns = hitTurnsOf(meeting);
    const inShort = analysis.inShort.flatMap(({ evidence }) => evidence);
    const { decisions, actionItems, openQuestions } = analysis;
    const lists = [...decisions, ...actionItems, ...openQuestions];
    for (const places of markedPlaces(meeting)) {
      const isNear = ({ turn }: { turn: number }) =>
        places.some(([from, to]) => turn >= from - hitTurns && turn <= to + hitTurns);
      sum.marked++;
      if (inShort.some(isNear)) sum.inShort++;
      if (inShort.some(isNear) || lists.some(isNear)) sum.lists++;
    }
    sum.sentences += analysis.inShort.length;
    sum.words += analysis.turns.reduce((words, turn) => words + turn.words, 0);
  }
  return {
    meetings: meetings.length,
    marked: sum.marked,
    inShort: sum.inShort / sum.marked,
    inShortAndLists: sum.lists / sum.marked,
    perThousandWords: (1000 * sum.sentences) / sum.words,
  };
}

const markedPlaces = ({ marked, keyPoints }: WorkplaceMeeting) => [
  ...Object.values(marked)
    .flat()
    .filter(({ sure }) => sure)
    .map(({ places }) => places),
  ...keyPoints.map(({ turn }): [number, number][] => [[turn, turn]]),
];

/** As WebVTT, which keeps the turns as they are, whatever the names look like. */
export function analysisOf({ name, cues }: Pick<WorkplaceMeeting, 'name' | 'cues'>): Analysis {
  let end = 0;
  const lines = cues.map(({ speaker, text }) => {
    const start = end;
    end += Math.max(1, text.split(' ').length / wordsASecond);
    return `${stamp(start)} --> ${stamp(end)}\n<v ${escaped(speaker ?? '')}>${escaped(text)}`;
  });
  return analyseTranscript({
    text: `WEBVTT\n\n${lines.join('\n\n')}\n`,
    fileName: `${name}.vtt`,
    directory: [],
  });
}

const stamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
