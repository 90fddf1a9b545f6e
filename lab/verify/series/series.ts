import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSeries, type SeriesMeeting } from '@rapport/series';
import { matchDirectory } from '@rapport/transcript';
import type { CheckResult } from '../check.ts';
import { directoryOf, nameKey, readCalls } from '../speakers/calls.ts';
import { namings } from './titles.ts';

const f1AtLeast = 0.95;
const rightAtLeast = 0.95;

type Call = { file: string; day: string; published: string; series: string; people: string[] };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Checks pairs of calls in one series, found by their titles, people and days. The hours of the calls are not known.
 */
export function checkSeries(data: string): CheckResult {
  const calls = callsOf(join(data, 'outcomes', 'calls'));
  const expected = pairsOf(Map.groupBy(calls, ({ series }) => series).values());
  const rows = namings.map(({ named, title, tells }) => {
    const meetings = calls.map(
      ({ file, day, published, people }, at): SeriesMeeting => ({
        id: file,
        title: title(published, file, day, at),
        start: { day: Date.parse(day) / dayMs, minute: null },
        people,
      }),
    );
    const found = findSeries(meetings).map((one) => one.meetings.map(({ id }) => ({ file: id })));
    const pairs = pairsOf(found);
    const right = [...pairs].filter((pair) => expected.has(pair)).length;
    const precision = pairs.size === 0 ? 1 : right / pairs.size;
    const recall = right / expected.size;
    const f1 = (2 * precision * recall) / (precision + recall || 1);
    const isOk = precision >= rightAtLeast && (!tells || f1 >= f1AtLeast);
    return { named, series: found.length, precision, recall, f1, isOk, tells };
  });
  return {
    title: `Series of ${calls.length} calls, ${expected.size} pairs`,
    header: ['titles', 'series', 'precision', 'recall', 'F1', ''],
    rows: rows.map(({ named, series, precision, recall, f1, isOk, tells }) => [
      named,
      String(series),
      precision.toFixed(3),
      recall.toFixed(3),
      f1.toFixed(3),
      isOk
        ? 'ok'
        : `WRONG: ${tells ? `F1 under ${f1AtLeast}, or ` : ''}precision under ${rightAtLeast}`,
    ]),
    failures: rows.filter(({ isOk }) => !isOk).length,
  };
}

function callsOf(folder: string): Call[] {
  const calls = readCalls(folder);
  const directory = directoryOf(calls);
  return [...calls].map(([file, labels]) => {
    const [series = '', day = ''] = file.split('_');
    const tied = matchDirectory(labels, directory);
    const people = labels.map((label, at) => tied[at]?.tie?.id ?? nameKey(label));
    const notes: unknown = JSON.parse(
      readFileSync(join(folder, file.replace(/vtt$/, 'json')), 'utf8'),
    );
    const published =
      typeof notes === 'object' && notes !== null && 'meeting' in notes ? `${notes.meeting}` : '';
    return { file, day, published, series, people: [...new Set(people)] };
  });
}

function pairsOf(groups: Iterable<readonly { file: string }[]>): Set<string> {
  const pairs = new Set<string>();
  for (const group of groups) {
    const files = group.map(({ file }) => file).toSorted();
    for (const [at, one] of files.entries())
      for (const other of files.slice(at + 1)) pairs.add(`${one} ${other}`);
  }
  return pairs;
}
