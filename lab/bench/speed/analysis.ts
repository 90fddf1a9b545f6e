import { analyseTranscript, scoreLine } from '@rapport/transcript';
import { generatedMeeting, type MeetingSize } from './generated-meeting.ts';

const hour: MeetingSize = { words: 10_000, minutes: 60, speakers: 8 };
const growing = [10_000, 20_000, 50_000, 100_000, 200_000];
const crowd: MeetingSize = { words: 200_000, minutes: 1200, speakers: 200 };
const warmUps = 5;
const lines = 50_000;

export type AnalysisBench = {
  /** Median ms for one hour of 10,000 words, parsing included; limit 300. */
  hourMs: number;
  /** Exponent of the time in the number of words, from 10,000 to 200,000; 1 is linear. */
  growthExponent: number;
  /** Median ms for 200,000 words by 200 speakers. */
  crowdMs: number;
  sentimentLinesPerSecond: number;
};

export async function benchAnalysis(): Promise<AnalysisBench> {
  const text = generatedMeeting(hour);
  for (let run = 0; run < warmUps; run++) millisecondsFor(text);
  const hourMs = medianOf(11, text);
  const growth = growing.map((words) => ({
    words,
    ms: medianOf(3, generatedMeeting({ ...hour, words, minutes: words / 150 })),
  }));
  return {
    hourMs,
    growthExponent: slope(growth.map(({ words, ms }) => [Math.log(words), Math.log(ms)])),
    crowdMs: medianOf(3, generatedMeeting(crowd)),
    sentimentLinesPerSecond: linesPerSecond(text),
  };
}

function millisecondsFor(text: string): number {
  const start = performance.now();
  analyseTranscript({ text, fileName: 'meeting.vtt', directory: [] });
  return performance.now() - start;
}

function medianOf(runs: number, text: string): number {
  const times = Array.from({ length: runs }, () => millisecondsFor(text)).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? Number.NaN;
}

function linesPerSecond(text: string): number {
  const said = text.split('\n').filter((line) => line.startsWith('<v'));
  const start = performance.now();
  for (let line = 0; line < lines; line++) scoreLine(said[line % said.length] ?? '');
  return (lines / (performance.now() - start)) * 1000;
}

/** Least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const rise = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return rise / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}
