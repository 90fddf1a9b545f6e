import { join } from 'node:path';
import {
  companyOf,
  type DirectoryPerson,
  heardName,
  indexPeople,
  matchDirectory,
  suggestPeople,
} from '@rapport/transcript';
import type { CheckResult } from '../check.ts';
import { type Calls, directoryOf, nameKey, readCalls } from './calls.ts';
import { spellings } from './spellings.ts';

type Outcome = 'tied' | 'first' | 'later' | 'none' | 'wrong';
type Tally = Record<Outcome, number> & { veryLikely: number; veryLikelyWrong: number };

const tiesRightAtLeast = 0.99;
const foundAtLeast = 0.9;
const veryLikelyRightAtLeast = 0.98;

/**
 * Uses the speakers of the calls as a directory. Each person's name is spelled differently in half of their calls,
 * once with and once without the person in the directory; each label of the calls with a first and a last name is
 * that person.
 */
export function checkSpeakers(data: string): CheckResult {
  const calls = readCalls(join(data, 'outcomes', 'calls'));
  const directory = directoryOf(calls);
  const own = checkOwnLabels(calls, directory);
  const attendance = attendanceOf(calls, directory);
  const kinds = spellings.map(({ kind, write }) => {
    const known = emptyTally();
    const leftOut = emptyTally();
    for (const person of directory) {
      const label = write(person.firstName, person.lastName);
      if (label === null) continue;
      const meetings = respeltCalls(calls, person);
      const respelt = { label, meetings, attendance: without(attendance, person, meetings) };
      count(known, person, respelt, directory);
      const others = directory.filter((other) => other !== person);
      count(leftOut, null, respelt, others);
    }
    return { kind, known, leftOut };
  });
  const sum = (of: (kind: (typeof kinds)[number]) => number) =>
    kinds.reduce((total, kind) => total + of(kind), 0);
  const tied = own.tied + sum(({ known, leftOut }) => known.tied + known.wrong + leftOut.wrong);
  const tiedRight = own.right + sum(({ known }) => known.tied);
  const asked = sum(({ known }) => total(known));
  const found = sum(({ known }) => known.tied + known.first);
  const sure = sum(({ known, leftOut }) => known.veryLikely + leftOut.veryLikely);
  const sureWrong = sum(({ known, leftOut }) => known.veryLikelyWrong + leftOut.veryLikelyWrong);
  const shares = [
    {
      name: 'tied without asking, right',
      share: tiedRight / tied,
      of: tied,
      least: tiesRightAtLeast,
    },
    { name: 'spellings tied or first', share: found / asked, of: asked, least: foundAtLeast },
    {
      name: 'very likely, right',
      share: 1 - sureWrong / sure,
      of: sure,
      least: veryLikelyRightAtLeast,
    },
  ];
  return {
    title: `Speakers of ${calls.size} calls, ${directory.length} people`,
    header: [
      'spelling',
      'people',
      'tied',
      'first',
      'later',
      'none',
      'wrong',
      'not in directory: tied',
      'very likely',
    ],
    rows: [
      ...kinds.map(({ kind, known, leftOut }) => [
        kind,
        String(total(known)),
        ...(['tied', 'first', 'later', 'none', 'wrong'] as const).map((one) => String(known[one])),
        String(leftOut.wrong),
        String(leftOut.veryLikelyWrong),
      ]),
      ...shares.map(({ name, share, of, least }) => [
        name,
        String(of),
        `${(share * 100).toFixed(1)} %`,
        share >= least ? 'ok' : `WRONG: under ${least * 100} %`,
      ]),
    ],
    failures: shares.filter(({ share, least }) => !(share >= least)).length,
  };
}

type Attendance = ReadonlyMap<string, readonly string[]>;

const attendanceOf = (calls: Calls, directory: readonly DirectoryPerson[]): Attendance =>
  new Map(
    [...calls].map(([file, labels]) => [
      file,
      matchDirectory(labels, directory).flatMap(({ tie }) => tie?.id ?? []),
    ]),
  );

const without = (attendance: Attendance, { id }: DirectoryPerson, meetings: readonly string[]) =>
  new Map(
    [...attendance].map(([file, ids]) => [
      file,
      meetings.includes(file) ? ids.filter((other) => other !== id) : ids,
    ]),
  );

const emptyTally = (): Tally => ({
  tied: 0,
  first: 0,
  later: 0,
  none: 0,
  wrong: 0,
  veryLikely: 0,
  veryLikelyWrong: 0,
});

const total = ({ tied, first, later, none, wrong }: Tally) => tied + first + later + none + wrong;

/** Every second call of the person, or the only one. */
const respeltCalls = (calls: Calls, { id }: DirectoryPerson): string[] =>
  [...calls.keys()]
    .filter((file) => calls.get(file)?.some((label) => nameKey(label) === id))
    .filter((_, at) => at % 2 === 0);

type Respelt = { label: string; meetings: readonly string[]; attendance: Attendance };

function count(
  tally: Tally,
  person: DirectoryPerson | null,
  { label, meetings, attendance }: Respelt,
  directory: readonly DirectoryPerson[],
) {
  const tie = matchDirectory([label], directory)[0]?.tie ?? null;
  if (tie) {
    tally[tie.id === person?.id ? 'tied' : 'wrong'] += 1;
    return;
  }
  const suggestions = suggestPeople(
    { name: label, isName: heardName(label) !== null, meetings, calledAs: [] },
    indexPeople(directory),
    companyOf(attendance),
  );
  const place = suggestions.findIndex(({ id }) => id === person?.id);
  if (suggestions[0]?.confidence === 'very-likely') {
    tally.veryLikely += 1;
    if (place !== 0) tally.veryLikelyWrong += 1;
  }
  if (person === null) return;
  tally[place === 0 ? 'first' : place > 0 ? 'later' : 'none'] += 1;
}

function checkOwnLabels(calls: Calls, directory: readonly DirectoryPerson[]) {
  const ids = new Set(directory.map(({ id }) => id));
  let tied = 0;
  let right = 0;
  for (const labels of calls.values()) {
    for (const [at, { tie }] of matchDirectory(labels, directory).entries()) {
      const key = nameKey(labels[at] ?? '');
      if (!tie || !ids.has(key)) continue;
      tied += 1;
      if (tie.id === key) right += 1;
    }
  }
  return { tied, right };
}
