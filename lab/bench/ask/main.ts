import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { leastEvidence } from '@rapport/ask/answer/answer-question';
import type { QuestionSet } from './asked-question.ts';
import { benchQueries } from './bench-queries.ts';
import { freshQuestions } from './fresh-questions.ts';
import { figureNames } from './passage-figures.ts';
import { benchPassages } from './passages.ts';
import { readQueries } from './qmsum-queries.ts';
import { benchQuestions, knownOf } from './questions-answered.ts';
import { readCalls } from './read-calls.ts';
import { benchRightMeeting } from './right-meeting.ts';
import { thresholdCurve } from './threshold-curve.ts';
import { tunedQuestions } from './tuned-questions.ts';

// Measures how often questions find the right words, the right meeting and the right count, compared with BM25 in the
// same run.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
if (!['qmsum', 'outcomes/calls'].every((folder) => existsSync(join(data, folder)))) {
  console.error(
    `${data} holds no data to measure with: name the folder that holds qmsum/ and outcomes/ with --data.`,
  );
  process.exit(1);
}

const row = (name: string, cells: readonly string[]) =>
  console.log(`  ${name.padEnd(42)}${cells.map((cell) => cell.padStart(10)).join('')}`);
const percent = (value: number) => value.toFixed(1);

const passages = benchPassages(readQueries(data, 'val'));
console.log(
  `Inside the meeting: ${passages.queries} specific queries of QMSum, validation split; passages of ${percent(passages.meanWords)} words on average; recall of marked words at a sixth of the meeting`,
);
row('', figureNames);
for (const { method, figures } of passages.rows)
  row(
    method,
    figureNames.map((name) => percent(figures[name])),
  );

const calls = readCalls(data);
const meetings = benchRightMeeting(readQueries(data, 'train'), calls);
console.log(
  `\nAmong ${meetings.meetings} meetings: ${meetings.special} queries of QMSum's training split that name something said in at most 5 % of them`,
);
row('', ['first']);
row('Rapport', [percent(meetings.ours)]);
row('BM25', [percent(meetings.plain)]);

const answers = (title: string, set: QuestionSet) => {
  console.log(`\n${title}`);
  const questions = benchQuestions(calls, set);
  row('counts and lists that are exact', [percent(questions.exact)]);
  row('a right quote among the first three', [percent(questions.quoted)]);
  row('unanswerable that are answered', [percent(questions.answered)]);
  for (const question of questions.wrong) console.log(`    off: ${question}`);
  return questions;
};
const tuned = answers('100 questions about the 80 calls that rules were tuned on', tunedQuestions);
answers('100 fresh questions about the 80 calls', freshQuestions);

console.log(
  "\nThreshold of 'not said', set on half of these questions and checked on the other half",
);
row('', ['answered', 'lost', 'answered', 'lost']);
for (const { threshold, fitted, checked } of thresholdCurve(calls, knownOf(calls), [
  tunedQuestions,
  freshQuestions,
]))
  row(
    `${threshold.toFixed(2)}${threshold === leastEvidence ? ', in use' : ''}`,
    [fitted.answered, fitted.lost, checked.answered, checked.lost].map(percent),
  );

console.log(
  '\nQuestions read as typed queries, all used for development; docs/analysis.md has the first runs',
);
row('', ['questions', 'query', 'look-up', 'refused', 'confident']);
const queries = benchQueries(data);
for (const { name, questions, query, lookup, refused, confident } of queries)
  row(name, [`${questions}`, ...[query, lookup, refused, confident].map(percent)]);
const ofOthers = queries.find(({ name }) => name.startsWith('the demonstration'));
for (const { one, off, isConfident } of ofOthers?.judged ?? [])
  if (off !== null)
    console.log(`    off${isConfident ? ', with a figure' : ''}: ${one.question} (${off})`);

console.log('\nRequired figures');
const ours = passages.rows[0]?.figures;
const asked: readonly (readonly [name: string, value: number, least: number, most: number])[] = [
  ['hit@1', ours?.['hit@1'] ?? 0, 47, 100],
  ['MRR', ours?.MRR ?? 0, 57, 100],
  ['recall at a sixth', ours?.recall ?? 0, 62, 100],
  ['right meeting first', meetings.ours, 45, 100],
  ['counts exact', tuned.exact, 100, 100],
  ['right quote among three', tuned.quoted, 75, 100],
  ['unanswerable answered', tuned.answered, 0, 10],
  ...(ofOthers
    ? [
        ['right query', ofOthers.query, 85, 100] as const,
        ['wrong with confidence', ofOthers.confident, 0, 2] as const,
      ]
    : []),
];
for (const [name, value, least, most] of asked) {
  const isMet = value >= least && value <= most;
  if (!isMet) process.exitCode = 1;
  row(name, [percent(value), isMet ? 'met' : 'MISSED', ` (${least}-${most})`]);
}
