import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Analysis, analyseTranscript, UnreadableTranscriptError } from '@rapport/transcript';
import { extractText } from '../../apps/server/src/features/transcripts/extract-text/extract-text.ts';
import type { CheckResult, Row } from './check.ts';
import { readJson } from './index-entry.ts';

type Case = {
  file: string;
  class: string;
  expected: {
    speakers: string[];
    turns: number;
    starts?: (number | null)[];
    words?: number;
    date?: string;
    startTime?: string;
    durationSeconds?: number;
    durationSecondsAtMost?: number;
    /** Checked by a test of the search. */
    search?: Record<string, number>;
  };
};

/** In seconds, for files that state times with frames or fractions. */
const startTolerance = 1;

/** Small files, one for each class of layout or name that was read wrongly somewhere. */
export async function checkFieldCases(data: string): Promise<CheckResult> {
  const folder = join(data, 'field-cases');
  const cases = existsSync(folder) ? readJson<Case[]>(join(folder, 'expected.json')) : [];
  const results = await Promise.all(cases.map((entry) => checkCase(folder, entry)));
  return {
    title: 'Layouts of the field',
    header: ['file', 'speakers', 'turns', 'verdict'],
    rows: results.map(({ row }) => row),
    failures: results.filter(({ ok }) => !ok).length,
  };
}

async function checkCase(folder: string, { file, expected }: Case) {
  const path = join(folder, file);
  const text = await extractText({ bytes: readFileSync(path), fileName: file });
  const found = analysed(text, file);
  const problems = found === null ? ['refused'] : problemsOf(found, expected);
  const row: Row = [
    file,
    found?.participants.map(({ name }) => name).join(', ') ?? '',
    String(found?.turns.length ?? ''),
    problems.length === 0 ? 'ok' : `WRONG: ${problems.join('; ')}`,
  ];
  return { row, ok: problems.length === 0 };
}

function analysed(text: string, fileName: string): Analysis | null {
  try {
    return analyseTranscript({ text, fileName, directory: [] });
  } catch (error) {
    if (error instanceof UnreadableTranscriptError) return null;
    throw error;
  }
}

function problemsOf(found: Analysis, expected: Case['expected']): string[] {
  const nameOf = new Map(found.participants.map(({ id, name }) => [id, name]));
  const speakers = new Set(
    found.turns.flatMap(({ speaker }) =>
      speaker === null ? [] : (nameOf.get(speaker) ?? speaker),
    ),
  );
  const words = found.turns.reduce((sum, turn) => sum + turn.words, 0);
  const starts = found.turns.map(({ start }) => start);
  const { durationSecondsAtMost: most } = expected;
  const isNear = (at: number) => {
    const [start, wanted] = [starts[at] ?? null, expected.starts?.[at] ?? null];
    return start === null || wanted === null
      ? start === wanted
      : Math.abs(start - wanted) < startTolerance;
  };
  return [
    ...expected.speakers.filter((name) => !speakers.has(name)).map((name) => `no '${name}'`),
    ...[...speakers].filter((name) => !expected.speakers.includes(name)).map((name) => `'${name}'`),
    ...(found.turns.length === expected.turns ? [] : [`not ${expected.turns} turns`]),
    ...(expected.starts?.every((_, at) => isNear(at)) === false
      ? [`starts ${starts.join(' ')}`]
      : []),
    ...different('date', found.date, expected.date),
    ...different('start', found.startTime, expected.startTime),
    ...different('duration', found.durationSeconds, expected.durationSeconds),
    ...different('words', words, expected.words),
    ...(most !== undefined && found.durationSeconds > most
      ? [`lasts ${found.durationSeconds} s`]
      : []),
  ];
}

const different = (what: string, found: unknown, expected: unknown): string[] =>
  expected === undefined || found === expected ? [] : [`${what} ${found}, not ${expected}`];
