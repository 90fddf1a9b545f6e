import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Worded } from '@rapport/contract';
import { createParts } from '@rapport/server/features/model-texts/part-tokens';
import { readSecond } from '@rapport/server/features/second-reader/read-second';
import type { TitledChapter } from '@rapport/server/features/second-reader/words/title-chapters';
import { createOpenAiModel } from '@rapport/server/platform/model/openai-model';
import { isWithin } from '../../train/outcomes/marked-meetings.ts';
import {
  isOfOddHalf,
  readWorkplaceMeetings,
  type WorkplaceMeeting,
} from '../../train/outcomes/workplace-meetings.ts';
import { rightness } from '../analysis/outcome-rightness.ts';
import { foundIn, hitTurnsOf } from '../analysis/workplace.ts';
import { countWords } from './count-words.ts';
import { partsInShort } from './parts-in-short.ts';
import { startStandIn } from './stand-in.ts';

// Measures a language model as second reader on workplace transcripts that readers marked:
// `npm run bench -- model --base-url http://localhost:11434/v1 --model NAME --data ../shared`. Without an address, a
// stand-in with known mistakes answers. `--odd-half` is for the last measurement.

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string', default: 'stand-in' },
    'api-key': { type: 'string' },
    window: { type: 'string' },
    data: { type: 'string', default: '../shared' },
    'odd-half': { type: 'boolean', default: false },
  },
});

const kinds = ['decisions', 'actions', 'openQuestions'] as const;
type Found = ReturnType<typeof foundIn>;
type Read = {
  meeting: WorkplaceMeeting;
  before: Found;
  after: Found;
  chapters: TitledChapter[];
  worded: Worded | undefined;
};

const standIn = values['base-url'] ? undefined : await startStandIn();
const model = createOpenAiModel({
  baseUrl: values['base-url'] ?? standIn?.server.baseUrl ?? '',
  apiKey: values['api-key'],
  name: values.model,
  ...(values.window && { window: Number(values.window) }),
});
const log = { info() {}, warn: (...told: unknown[]) => console.warn(...told) };
const questionTokens = 8000;
const meetings = readWorkplaceMeetings(resolve(values.data), 'wild').filter(
  (meeting) => isOfOddHalf(meeting) === values['odd-half'],
);

const all: Read[] = [];
for (const meeting of meetings) {
  standIn?.show(meeting);
  const before = foundIn(meeting);
  const analysis = {
    language: 'en',
    decisions: before.decisions,
    actionItems: before.actionItems,
    openQuestions: before.openQuestions,
    turns: meeting.turns,
    participants: [],
    graph: { nodes: [], links: [] },
    ...partsInShort(meeting),
  };
  const parts = createParts(analysis)({ model, questionTokens });
  const services = { model, questionTokens, parts, log, mayAsk: async () => true };
  const read = await readSecond(analysis, services, async () => {});
  if (read.secondReading.kept) console.log(`${meeting.name}: ${read.secondReading.kept}`);
  const { chapters, worded } = read;
  all.push({ meeting, before, after: { ...read, actions: read.actionItems }, chapters, worded });
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(8);
const rightOf = (kind: (typeof kinds)[number], which: 'before' | 'after', sureOnly: boolean) =>
  rightness(
    all.map((one) => ({
      finds: one[which][kind].filter(({ sure }) => sure || !sureOnly).map(({ turn }) => turn),
      marked: one.meeting.marked[kind],
      hitTurns: hitTurnsOf(one.meeting),
    })),
  );

console.log(`${meetings.length} transcripts of others, model ${model.name}`);
console.log(
  '                 sure: right, found     with the model        with maybe: found, with',
);
for (const kind of kinds) {
  const [one, both] = [rightOf(kind, 'before', true), rightOf(kind, 'after', true)];
  const [maybe, maybeBoth] = [rightOf(kind, 'before', false), rightOf(kind, 'after', false)];
  const cells = [
    one.precision,
    one.recall,
    both.precision,
    both.recall,
    maybe.recall,
    maybeBoth.recall,
  ];
  console.log(kind.padEnd(14), cells.map(percent).join(''));
}

const count = (of: (one: Read, kind: (typeof kinds)[number]) => number) =>
  all.reduce((sum, one) => sum + kinds.reduce((part, kind) => part + of(one, kind), 0), 0);
const isMarked = ({ meeting }: Read, kind: (typeof kinds)[number], turn: number) =>
  meeting.marked[kind].some((item) => isWithin(turn, item, hitTurnsOf(meeting)));
const isKnown = (
  items: readonly { turn: number; quote: string }[],
  item: { turn: number; quote: string },
) => items.some(({ turn, quote }) => turn === item.turn && quote === item.quote);

const falsePassed = count(
  (one, kind) =>
    one.after[kind].filter(
      (item) => !isKnown(one.before[kind], item) && !isMarked(one, kind, item.turn),
    ).length,
);
const falseSure = count(
  (one, kind) =>
    one.after[kind].filter(
      (item) =>
        item.sure &&
        !isKnown(
          one.before[kind].filter(({ sure }) => sure),
          item,
        ),
    ).length,
);
const trueDropped = count(
  (one, kind) =>
    one.before[kind].filter(
      (item) => isMarked(one, kind, item.turn) && !isKnown(one.after[kind], item),
    ).length,
);
const trueMaybe = count(
  (one, kind) =>
    one.before[kind].filter(
      (item) =>
        item.sure &&
        isMarked(one, kind, item.turn) &&
        isKnown(
          one.after[kind].filter(({ sure }) => !sure),
          item,
        ),
    ).length,
);
console.log(
  `false sentences of the model that pass: ${falsePassed} as maybe, ${falseSure} as sure`,
);
console.log(`true ones: ${trueDropped} maybe ones left out, ${trueMaybe} sure ones made maybe`);
for (const line of countWords(all, standIn?.told)) console.log(line);
if (standIn) {
  const { inventedVerdicts, inventedSentences, falseSentences } = standIn.told;
  console.log(
    `the stand-in invented ${inventedVerdicts} quotes of verdicts and ${inventedSentences} sentences, and took ${falseSentences} sentences for decisions that are none`,
  );
  standIn.server.close();
}
model.close();
