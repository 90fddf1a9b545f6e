import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readQuestion } from '@rapport/ask';
import { knownIn } from '@rapport/ask/meeting-of';
import { featureNames, featuresOf } from '@rapport/ask/passages/features';
import { indexMeeting } from '@rapport/ask/passages/meeting-index';
import { soughtBy } from '@rapport/ask/passages/sought';
import { isHit, markedWords } from '../../bench/ask/marked-passages.ts';
import { readQueries } from '../../bench/ask/qmsum-queries.ts';
import { learnedJson } from '../learned-json.ts';
import { fitRanker, type Lesson } from './fit-ranker.ts';

// Learns the weights by which passages are ranked, only from the training split. Deterministic.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
if (!existsSync(join(data, 'qmsum/train'))) {
  console.error(`${data} holds no training data: name the folder that holds qmsum/ with --data.`);
  process.exit(1);
}

const meetings = readQueries(data, 'train');
const lessons = meetings.flatMap(({ meeting, queries }): Lesson[] => {
  const index = indexMeeting(meeting);
  const known = knownIn(meeting);
  return queries.map((query) => {
    const features = featuresOf(index, soughtBy(readQuestion(query.query, known)));
    return {
      rows: index.passages.map((_, at) =>
        Float64Array.from(featureNames, (name) => features[name][at] ?? 0),
      ),
      isRight: markedWords(index, query).map((marked, at) =>
        isHit(marked, index.passages[at]?.words ?? 0),
      ),
    };
  });
});
const weights = fitRanker(lessons, featureNames.length);
const learned = featureNames.map(
  (name, at) => [name, Number((weights[at] ?? 0).toFixed(3))] as const,
);
writeFileSync(
  join(import.meta.dirname, '../../../packages/ask/src/passages/weights.json'),
  learnedJson(Object.fromEntries(learned)),
);
console.log(`${lessons.length} questions of ${meetings.length} meetings`);
