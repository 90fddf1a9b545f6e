import { repeatedVisitMsMax, scriptBytesMax } from '../../../e2e/harness/first-load.ts';
import { buildWebAppIfNeeded } from '../../../scripts/web-build.ts';
import { benchAnalysis } from './analysis.ts';
import { benchExports } from './exports.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchLargeFiles } from './large-files.ts';
import { benchLive } from './live.ts';
import { benchReady } from './ready.ts';
import { benchRepetition } from './repetition.ts';
import { benchUpload } from './upload.ts';
import { benchWebVtt } from './webvtt.ts';

type Limit = { atMost: number } | { atLeast: number };

let isOver = false;

function report(name: string, value: number, unit: string, limit?: Limit) {
  const figure = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
  console.log(`  ${name.padEnd(52)}${figure.padStart(16)}   ${verdict(value, limit)}`.trimEnd());
}

function verdict(value: number, limit: Limit | undefined): string {
  if (!limit) return '';
  const [isMet, rule] =
    'atMost' in limit
      ? [value <= limit.atMost, `at most ${limit.atMost}`]
      : [value >= limit.atLeast, `at least ${limit.atLeast}`];
  if (!isMet) isOver = true;
  return `${rule}: ${isMet ? 'met' : 'MISSED'}`;
}

buildWebAppIfNeeded();

console.log('Reading WebVTT, a file of 10 MB');
for (const { reader, megabytesPerSecond } of (await benchWebVtt()).rows)
  report(reader, megabytesPerSecond, 'MB/s', reader === 'rapport' ? { atLeast: 25 } : undefined);

console.log('\nAnalysis');
const analysis = await benchAnalysis();
report('an hour of 10,000 words', analysis.hourMs, 'ms', { atMost: 300 });
report('growth: exponent of the time in the words', analysis.growthExponent, '');
report('200,000 words by 200 speakers', analysis.crowdMs, 'ms');
const repetition = benchRepetition();
report(
  `four times the file, of ${JSON.stringify(repetition.piece)} only`,
  repetition.timesAsLong,
  'times as long',
  { atMost: 8 },
);
report('sentiment of single lines', analysis.sentimentLinesPerSecond, 'lines/s');

console.log('\nServer');
const upload = await benchUpload();
report('the same hour, from upload to completed', upload.uploadToCompletedMs, 'ms', {
  atMost: 3000,
});
report('event loop held up, files up to 1 MB: longest', upload.eventLoopDelayMs.max, 'ms', {
  atMost: 50,
});
report('event loop held up, files up to 1 MB: 99 %', upload.eventLoopDelayMs.p99, 'ms');
for (const file of await benchLargeFiles()) {
  report(`${file.name}: longest wait of another caller`, file.waitMs, 'ms', { atMost: 100 });
  report('  event loop held up, until it is deleted', file.eventLoopMs, 'ms', { atMost: 100 });
  report('  memory, until it is deleted', file.memoryMb, 'MB', file.memoryLimit);
}
const exports = await benchExports();
for (const { format, ms } of exports.formats)
  report(`export of five hours as ${format}`, ms, 'ms', { atMost: 3000 });
report('event loop held up by exports: longest', exports.eventLoopMs, 'ms', { atMost: 50 });
const ready = await benchReady();
report('ready on an empty data folder', ready.emptyFolderMs, 'ms', { atMost: 10_000 });
report('ready again', ready.restartMs, 'ms', { atMost: 5000 });

console.log('\nFirst load');
const load = await benchFirstLoad();
const kilobytes = { atMost: scriptBytesMax / 1000 };
for (const { address, kilobytes: size } of load.scripts)
  report(`script of ${address}, compressed`, size, 'kB', kilobytes);
report('a later visit until the list is shown', load.repeatedVisitMs, 'ms', {
  atMost: repeatedVisitMsMax,
});

console.log('\nFrom an action of one person until a colleague sees it');
const live = await benchLive();
report('an upload', live.uploadMs, 'ms', { atMost: 1000 });
report('a cancel', live.cancelMs, 'ms', { atMost: 1000 });
report('a delete', live.deleteMs, 'ms', { atMost: 1000 });

if (isOver) process.exit(1);
