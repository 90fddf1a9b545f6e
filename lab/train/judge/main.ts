import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Candidate } from '../../../packages/transcript/src/3-features/outcomes/judge/candidate-signs.ts';
import { learnedJson } from '../learned-json.ts';
import { readMarkedMeetings } from '../outcomes/marked-meetings.ts';
import { readWorkplaceMeetings } from '../outcomes/workplace-meetings.ts';
import { boostTrees } from './boosted-trees.ts';
import { judgedLessons, markedLessons } from './lessons.ts';

// Learns what a task or a decision that was found is worth to a reader. Deterministic.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
/** Question times and line-by-line votes fit the definitions badly. */
const isOdd = /^covid_|^education_6$/;
const settings = { trees: 150, rate: 0.06, lessonShare: 0.6, signShare: 0.25, seed: 4 };

const { signs, lessons } = judgedLessons();
const meetings = [
  ...readWorkplaceMeetings(data, 'business'),
  ...readMarkedMeetings(data, 'train').filter(({ name }) => !isOdd.test(name)),
];
const all = [...lessons, ...meetings.flatMap((meeting) => markedLessons(meeting, signs))];
const file = '../../../packages/transcript/src/3-features/outcomes/judge/learned-trees.json';
writeFileSync(
  join(import.meta.dirname, file),
  learnedJson({ signs, actions: learned('actions'), decisions: learned('decisions') }),
);

function learned(kind: Candidate['kind']) {
  const ofKind = all.filter((lesson) => lesson.kind === kind);
  const { bias, splits, leaves } = boostTrees(ofKind, settings);
  console.log(`${kind}: ${ofKind.length} lessons`);
  return {
    bias,
    signs: splits.map(([sign]) => sign),
    thresholds: splits.map(([, threshold]) => threshold),
    leaves,
  };
}
