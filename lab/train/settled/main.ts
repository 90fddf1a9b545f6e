import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { signsOf } from '../../../packages/transcript/src/3-features/outcomes/settled/signs-of.ts';
import { wholeSentences } from '../../../packages/transcript/src/3-features/outcomes/whole-sentences.ts';
import type { Sentence } from '../../../packages/transcript/src/3-features/sentences.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import { contentKey, tokensOf } from '../../../packages/transcript/src/3-features/words.ts';
import { learnedJson } from '../learned-json.ts';
import { type Example, trainLogistic } from '../outcomes/logistic-regression.ts';
import { isWithin, type MarkedMeeting, readMarkedMeetings } from '../outcomes/marked-meetings.ts';
import { readWorkplaceMeetings } from '../outcomes/workplace-meetings.ts';

// Learns how much each sign of a sentence tells that a matter is settled. Deterministic.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
/** Question times and line-by-line votes have no decisions of this kind. */
const isOdd = /^covid_|^education_6$/;
/** In turns around a decision, where sentences are neither right nor wrong. */
const near = 1;
/** Smaller weights decide nothing and are left out. */
const smallest = 0.1;

const ids = new Map<string, number>();
const idOf = (sign: string): number => {
  const id = ids.get(sign) ?? ids.size;
  ids.set(sign, id);
  return id;
};

const meetings = [
  ...readWorkplaceMeetings(data, 'business'),
  ...readMarkedMeetings(data, 'train').filter(({ name }) => !isOdd.test(name)),
];
const examples = meetings.flatMap(examplesOf);
const { weights, bias } = trainLogistic(examples, {
  size: ids.size,
  scale: () => 1,
  epochs: 12,
  rate: 0.1,
  shrinkage: 1.5e-5,
  seed: 3,
});
const rounded = (weight: number): number => Number(weight.toFixed(2));
const signs = [...ids]
  .map(([sign, id]): [string, number] => [sign, rounded(weights[id] ?? 0)])
  .filter(([, weight]) => Math.abs(weight) >= smallest)
  .sort(([a], [b]) => a.localeCompare(b));
const file = '../../../packages/transcript/src/3-features/outcomes/settled/weights.json';
writeFileSync(
  join(import.meta.dirname, file),
  learnedJson({ bias: rounded(bias), signs: Object.fromEntries(signs) }),
);
console.log(
  `${signs.length} signs from ${examples.length} sentences of ${meetings.length} meetings`,
);

/** The sentence of a decision is the one of its turns that shares most words with what was noted. */
function examplesOf({ turns: read, marked }: MarkedMeeting): Example[] {
  const turns = talkOf(read).turns.map((turn) => ({
    ...turn,
    sentences: wholeSentences(turn.sentences),
  }));
  const deciding = new Set<Sentence>();
  for (const { places, what, sure } of marked.decisions) {
    const [place] = places;
    if (!sure || !place) continue;
    const noted = new Set(tokensOf(what).flatMap((token) => contentKey(token) ?? token));
    const said = turns.slice(place[0], place[1] + 1).flatMap(({ sentences }) => sentences);
    const shared = ({ keys, tokens }: Sentence) =>
      tokens.filter((token, at) => noted.has(keys[at] ?? token)).length;
    const [best] = said.toSorted((a, b) => shared(b) - shared(a));
    if (best) deciding.add(best);
  }
  return turns.flatMap((turn) =>
    turn.sentences.flatMap((sentence) => {
      const isOne = deciding.has(sentence);
      const isNear = marked.decisions.some((item) => isWithin(turn.index, item, near));
      const found = isNear && !isOne ? null : signsOf(sentence, turn, turns);
      return found ? [{ buckets: found.map(idOf), isOne, weight: 1 }] : [];
    }),
  );
}
