import { isJudgement } from './judgements.ts';
import type { Measure, Query, QueryState } from './query.ts';

type Reading<Q> = { words: string; query: Q };
type Counted = Pick<Query, 'measure' | 'topic' | 'state' | 'group' | 'order'>;

const most = 3;

const urgency =
  /^(?:very |most |really |so )?(?:urgent(?:ly)?|pressing|critical|important|asap|immediate|high[- ]priority|top[- ]priority|priority|burning)$/i;
const urgentStates: readonly (readonly [QueryState, string])[] = [
  ['overdue', 'overdue'],
  ['this-week', 'due by Sunday'],
];

/** What is counted where a judgement is left out. */
const withoutWord: Readonly<Partial<Record<Measure, string>>> = {
  most: 'who spoke most, by time',
  hours: 'the time itself',
  meetings: 'the number of meetings',
};

/** What a word that is said can be looked for in. */
const saidIn: Readonly<Partial<Record<Measure, string>>> = {
  actions: 'the sentence says',
  decisions: 'the turn says',
  'open-questions': 'the turn says',
  meetings: 'meetings that say',
  hours: 'meetings that say',
};

/**
 * What can be counted in place of a word of the question that nothing uses: what it may mean for this measure, where it
 * is said, and how often.
 */
export function readingsOfWord<Q extends Counted>(query: Q, word: string): Reading<Q>[] {
  const { measure, state, topic } = query;
  const without = withoutWord[measure];
  if (isJudgement(word)) return [{ words: without ?? `without “${word}”`, query }];
  const meant =
    measure === 'actions' && urgency.test(word)
      ? urgentStates
          .filter(([of]) => of !== state)
          .map(([of, words]) => ({ words, query: { ...query, state: of } }))
      : [];
  const where = saidIn[measure];
  const said =
    where && topic === null
      ? [{ words: `${where} “${word}”`, query: { ...query, topic: word } }]
      : [];
  const mentioned = {
    words: `turns that say “${word}”`,
    query: { ...query, measure: 'mentions' as const, state: null, order: null, topic: word },
  };
  const topics =
    measure === 'topics' && query.order === 'most' && topic === null
      ? [{ words: 'topics of most meetings', query }]
      : [];
  return [...topics, ...meant, ...said, mentioned].slice(0, most);
}
