import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAnalysis } from '../speed/analysis.ts';
import { benchChapters } from './chapters.ts';
import { benchFeelings } from './feelings.ts';
import { benchInShort } from './in-short.ts';
import { moodGoals } from './mood-rows.ts';
import { outcomeGoals } from './outcome-rows.ts';
import { benchQuotations } from './quotations.ts';
import { benchSentiment } from './sentiment.ts';
import { benchSummaries } from './summaries.ts';
import { benchTold } from './told.ts';

// Measures accuracy and speed of the analysis, compared with common libraries.

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared' },
    /** Also measures on the half of the transcripts of others that nothing is tuned to. */
    'odd-half': { type: 'boolean', default: false },
  },
});
const data = resolve(values.data);
if (!['feelings', 'sentiment', 'qmsum'].every((folder) => existsSync(join(data, folder)))) {
  console.error(
    `${data} holds no data to measure with: name the folder that holds feelings/, sentiment/ and qmsum/ with --data.`,
  );
  process.exit(1);
}

const row = (name: string, cells: readonly string[]) =>
  console.log(`  ${name.padEnd(42)}${cells.map((cell) => cell.padStart(11)).join('')}`);
const percent = (value: number) => value.toFixed(1);
const reachCells = ({ decisions, highlights }: Record<'decisions' | 'highlights', number>) =>
  [decisions, highlights].map((share) => `${percent(share)} %`);

console.log('Feeling of turns of meetings, dev, weighted; in brackets 90 % by resampling files');
row('', ['value', '', 'goal', 'before']);
const feelings = benchFeelings(data);
for (const { label, value, interval, least, before } of feelings)
  row(label, [
    percent(value),
    ` (${interval.low.toFixed(0)}-${interval.high.toFixed(0)})`,
    String(least),
    before === null ? '-' : String(before),
  ]);

const halves = values['odd-half'] ? (['even', 'odd'] as const) : (['even'] as const);
console.log('\nMoods of people and labels of meetings, as readers marked them');
const moods = moodGoals(data, row, halves);

console.log(
  '\nSentiment: macro-F1 over three classes, as it comes and with two offsets tuned there',
);
row('', ['MELD dev', 'tuned', 'GoEmotions', 'tuned', 'neutral', 'lines/s']);
const sentiment = benchSentiment(data);
for (const engine of sentiment)
  row(engine.engine, [
    percent(engine.meld),
    percent(engine.meldTuned),
    percent(engine.goEmotions),
    percent(engine.goEmotionsTuned),
    `${percent(engine.neutralTurns)} %`,
    String(Math.round(engine.linesPerSecond)),
  ]);
console.log('  (neutral: part of the turns of the 35 meetings of QMSum, validation split)');

console.log('\nSummaries of 111 words: ROUGE-1/2/Lsum against what people wrote, QMSum validation');
const summaries = benchSummaries(join(data, 'qmsum'));
for (const { method, rouge } of summaries)
  row(method, [rouge.one, rouge.two, rouge.lsum].map(percent));

console.log('\nChapters: mean best overlap with the topics that people marked, QMSum validation');
row('', ['overlap', 'chapters']);
const chapters = benchChapters(data);
for (const { method, overlap, chapters: count } of chapters)
  row(method, [`${percent(overlap)} %`, percent(count)]);

console.log('\nIn short: published decisions and highlights of 80 calls within 90 s of a sentence');
row('', ['decisions', 'highlights']);
const inShort = benchInShort(data);
row(`Rapport, ${percent(inShort.perHour)} sentences an hour`, reachCells(inShort.ours));
row('As many random sentences', reachCells(inShort.chance));

console.log('\nMarked outcomes and key points that In short tells, and In short with the lists');
row('', ['In short', 'with lists', 'before', 'goal']);
const toldGoal = 60;
const toldBefore = { even: [28, 65], odd: [null, 44] } as const;
const told = (values['odd-half'] ? (['even', 'odd'] as const) : (['even'] as const)).map(
  (half) => ({
    half,
    ...benchTold(data, half),
  }),
);
for (const { half, meetings, marked, inShort: alone, inShortAndLists } of told)
  row(`${marked} of ${meetings} transcripts of others, ${half}`, [
    `${percent(100 * alone)} %`,
    `${percent(100 * inShortAndLists)} %`,
    toldBefore[half].map((before) => before ?? '-').join('/'),
    `-/${toldGoal}`,
  ]);

console.log('\nWords in quotation marks and words given as evidence, all files');
const quotations = await benchQuotations(data);
console.log(`  quotations altered: ${quotations.altered.length} of ${quotations.all}`);
for (const altered of quotations.altered.slice(0, 10)) console.log(`    ${altered}`);
console.log('\nDecisions, actions and open questions');
const outcomes = outcomeGoals(data, row, halves);

console.log('\nSpeed of the whole analysis');
const speed = await benchAnalysis();
row('an hour of 10,000 words', [`${speed.hourMs.toFixed(0)} ms`]);
row('growth: exponent of the time in the words', [speed.growthExponent.toFixed(2)]);

console.log('\nRequired figures');
const [ours] = sentiment;
const sentences = summaries[0]?.rouge;
const asked: [name: string, value: number | undefined, least: number, most: number][] = [
  ...feelings.map(({ label, value, least }): [string, number, number, number] => [
    label,
    value,
    least,
    Number.POSITIVE_INFINITY,
  ]),
  ...moods,
  ['lines a second', ours?.linesPerSecond, 20_000, Number.POSITIVE_INFINITY],
  ['ROUGE-1, sentences alone', sentences?.one, 32, 100],
  ['ROUGE-2, sentences alone', sentences?.two, 5.8, 100],
  ['ROUGE-Lsum, sentences alone', sentences?.lsum, 29, 100],
  ['chapters, overlap', chapters[0]?.overlap, 60, 100],
  ['In short, decisions within 90 s', inShort.ours.decisions, 45, 100],
  ...told.map(({ half, inShortAndLists }): [string, number, number, number] => [
    `told by In short and lists, ${half}`,
    100 * inShortAndLists,
    toldGoal,
    100,
  ]),
  ['quotations altered', quotations.altered.length, 0, 0],
  ...outcomes,
  ['milliseconds for 10,000 words', speed.hourMs, 0, 100],
  ['growth', speed.growthExponent, 0, 1.1],
];
for (const [name, value = Number.NaN, least, most] of asked) {
  const isMet = value >= least && value <= most;
  if (!isMet) process.exitCode = 1;
  const wanted = most >= 100 && least > 0 ? `at least ${least}` : `${least} to ${most}`;
  row(name, [percent(value), isMet ? 'met' : 'MISSED', `  (${wanted})`]);
}
