import { join } from 'node:path';
import { readGoEmotions } from '../../train/sentiment/goemotions.ts';
import type { LabelledLine } from '../../train/sentiment/labelled-line.ts';
import { asShipped, bestMacroF1, classOf, macroF1 } from './classify.ts';
import { readMeld } from './meld.ts';
import { readMeetings } from './qmsum.ts';
import { type SentimentEngine, sentimentEngines } from './sentiment-engines.ts';

/** In percent. Tuned means with two offsets (thresholds) chosen on the same lines. */
export type SentimentRow = {
  engine: string;
  meld: number;
  meldTuned: number;
  goEmotions: number;
  goEmotionsTuned: number;
  neutralTurns: number;
  linesPerSecond: number;
};

export function benchSentiment(data: string): SentimentRow[] {
  const meld = readMeld(join(data, 'sentiment'));
  const goEmotions = readGoEmotions(join(data, 'sentiment'), 'dev');
  const said = readMeetings(join(data, 'qmsum'), 'val').flatMap(({ text }) =>
    text.split('\n').map((line) => line.slice(line.indexOf(': ') + 2)),
  );
  return sentimentEngines.map((engine) => {
    const neutral = said.filter((line) => classOf(engine.leaningOf(line), asShipped) === 'neutral');
    const onMeld = f1Of(engine, meld);
    const onGoEmotions = f1Of(engine, goEmotions);
    return {
      engine: engine.name,
      meld: onMeld.shipped,
      meldTuned: onMeld.tuned,
      goEmotions: onGoEmotions.shipped,
      goEmotionsTuned: onGoEmotions.tuned,
      neutralTurns: (100 * neutral.length) / said.length,
      linesPerSecond: linesPerSecond(engine, [...meld, ...goEmotions]),
    };
  });
}

function f1Of({ leaningOf }: SentimentEngine, lines: readonly LabelledLine[]) {
  const leanings = lines.map(({ text }) => leaningOf(text));
  const labels = lines.map(({ sentiment }) => sentiment);
  return {
    shipped: macroF1(leanings, labels, asShipped),
    tuned: bestMacroF1(leanings, labels),
  };
}

/** In processor time, so that other load on the machine matters little. */
function linesPerSecond({ leaningOf }: SentimentEngine, lines: readonly LabelledLine[]): number {
  for (const { text } of lines) leaningOf(text);
  const before = process.cpuUsage();
  for (const { text } of lines) leaningOf(text);
  const { user, system } = process.cpuUsage(before);
  return (lines.length / (user + system)) * 1e6;
}
