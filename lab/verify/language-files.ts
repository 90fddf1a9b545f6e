import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseTranscript, UnreadableTranscriptError } from '@rapport/transcript';
import type { CheckResult, Row } from './check.ts';
import { readJson } from './index-entry.ts';

type LanguageFile = {
  file: string;
  language: string;
  speakers: { number: number } | number;
  turns: number;
  /** Number of turns after joining neighbours of one speaker. */
  speakerRuns?: number;
};

/** Allowed deviation as a share of the turns. */
const tolerance = 0.05;

export function checkLanguageFiles(data: string): CheckResult {
  const folder = join(data, 'languages');
  const results = readJson<LanguageFile[]>(join(folder, 'index.json')).map((expected) =>
    checkFile(expected, readFileSync(join(folder, expected.file), 'utf8')),
  );
  results.push(checkEnglish(join(data, 'outcomes', 'calls')));
  return {
    title: 'Other languages',
    header: ['file', 'language', 'found', 'speakers', 'found', 'turns', 'found', 'verdict'],
    rows: results.map(({ row }) => row),
    failures: results.filter(({ ok }) => !ok).length,
  };
}

function checkFile(expected: LanguageFile, text: string): { row: Row; ok: boolean } {
  const found = analysed(expected.file, text);
  const speakers =
    typeof expected.speakers === 'number' ? expected.speakers : expected.speakers.number;
  const turns = expected.speakerRuns ?? expected.turns;
  const problems = [
    ...(found.language === expected.language.split('-')[0] ? [] : ['language']),
    ...(found.speakers === speakers ? [] : ['speakers']),
    ...(turns === 0 || Math.abs(found.turns - turns) <= turns * tolerance ? [] : ['turns']),
  ];
  // The index counts labels; Rapport joins labels of one person.
  const ok = problems.every((problem) => problem === 'speakers');
  return {
    ok,
    row: [
      expected.file,
      expected.language,
      found.language,
      String(speakers),
      String(found.speakers),
      String(turns),
      String(found.turns),
      problems.length === 0 ? 'ok' : `${ok ? 'ok, other' : 'WRONG:'} ${problems.join(', ')}`,
    ],
  };
}

function checkEnglish(folder: string): { row: Row; ok: boolean } {
  const files = readdirSync(folder).filter((file) => file.endsWith('.vtt'));
  const others = files.filter(
    (file) => analysed(file, readFileSync(join(folder, file), 'utf8')).language !== 'en',
  );
  const found = `${files.length - others.length} of ${files.length}`;
  const ok = others.length === 0;
  const verdict = ok ? 'ok' : `WRONG: ${others.join(', ')}`;
  return { ok, row: ['outcomes/calls', 'en', found, '', '', '', '', verdict] };
}

function analysed(fileName: string, text: string) {
  try {
    const { language, participants, turns } = analyseTranscript({ text, fileName, directory: [] });
    const named = new Set(turns.flatMap(({ speaker }) => speaker ?? []));
    return { language, speakers: named.size === 0 ? 0 : participants.length, turns: turns.length };
  } catch (error) {
    if (error instanceof UnreadableTranscriptError) return { language: '-', speakers: 0, turns: 0 };
    throw error;
  }
}
