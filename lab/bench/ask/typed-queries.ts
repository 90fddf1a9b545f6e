import { readFileSync } from 'node:fs';
import { misspelledIn, respelled, termsOf } from '@rapport/ask';
import type { KnownNames } from '@rapport/ask/query/mask-question';
import type { Query } from '@rapport/ask/query/query';
import { type ReadQuery, readQuery } from '@rapport/ask/query/read-query';
import * as z from 'zod/mini';

const filtersSchema = z.object({
  people: z.array(z.string()),
  departments: z.array(z.string()),
  series: z.array(z.string()),
  topic: z.nullable(z.string()),
  period: z.nullable(z.string()),
  state: z.nullable(z.string()),
});
const querySchema = z.object({
  measure: z.string(),
  filters: filtersSchema,
  group: z.nullable(z.string()),
  order: z.nullable(z.string()),
});
const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  before: z.optional(z.nullable(z.string())),
  language: z.optional(z.string()),
  class: z.enum(['query', 'lookup', 'refused', 'second-press', 'unanswerable']),
  query: z.nullable(querySchema),
  unused: z.array(z.string()),
  also: z._default(
    z.array(z.object({ query: querySchema, unused: z._default(z.array(z.string()), []) })),
    [],
  ),
});
export type TypedQuestion = z.infer<typeof questionSchema>;
export const typedQuestionsSchema = z.array(questionSchema);

type Wanted = z.infer<typeof querySchema>;

/** Sorts by what an order implies: those of `most` and the like need not be said. */
const implied: Readonly<Record<string, string>> = { most: 'most', topics: 'most', ties: 'most' };

const terms = (text: string | null) =>
  [
    ...new Set(
      termsOf(text ?? '').filter(
        (term) => !['the', 'a', 'an', 'of', 'for', 'in', 'on', 'to'].includes(term),
      ),
    ),
  ]
    .toSorted()
    .join(' ');
const names = (list: readonly string[], asker: string) =>
  list
    .map(
      (name) =>
        (name === 'me' ? asker : name.replace('*', '')).split(' ')[0] + (name === 'me' ? '' : ''),
    )
    .map((name) => termsOf(name ?? '').join(' '))
    .toSorted()
    .join();
const dayMs = 86_400_000;

function samePeriod(read: Query['period'], wanted: string | null, today: string): boolean {
  const [from = '', to = ''] = (wanted ?? '').split('..');
  const readFrom = read?.from ?? '';
  const readTo = read?.to ?? '';
  const end = (day: string) => (day === '' || day >= today ? today : day);
  const near = (one: string, other: string) =>
    one === other ||
    (one !== '' && other !== '' && Math.abs(Date.parse(one) - Date.parse(other)) <= 7 * dayMs);
  if (wanted === null) return read === null;
  return near(readFrom, from) && (end(readTo) === end(to) || (from === to && near(readTo, to)));
}

/** Whether a query is the wanted one, and the first field that is not. */
export function differs(read: Query, wanted: Wanted, known: KnownNames): string | null {
  const { filters } = wanted;
  const asker = known.asker ?? '';
  const order = (one: string | null, measure: string) => (one === implied[measure] ? null : one);
  const group = (one: string | null, measure: string) =>
    one === 'person' && ['most', 'ties'].includes(measure) ? null : one;
  if (read.measure !== wanted.measure) return `measure ${read.measure}`;
  const shared = filters.people.find((name) => name.endsWith('*'))?.slice(0, -1);
  const isShared =
    shared !== undefined &&
    read.people.length > 1 &&
    read.people.every((name) => name.startsWith(shared));
  if (!isShared && names(read.people, asker) !== names(filters.people, asker))
    return `people ${read.people}`;
  if (
    terms(read.departments.toSorted().join(' ')) !== terms(filters.departments.toSorted().join(' '))
  )
    return `departments ${read.departments}`;
  if (terms(read.series.join(' ')) !== terms(filters.series.join(' ')))
    return `series ${read.series}`;
  if (terms(read.topic) !== terms(filters.topic)) return `topic ${read.topic}`;
  if (!samePeriod(read.period, filters.period, known.today))
    return `period ${read.period?.from}..${read.period?.to}`;
  if (read.state !== filters.state) return `state ${read.state}`;
  if (group(read.group, read.measure) !== group(wanted.group, wanted.measure))
    return `group ${read.group}`;
  if (order(read.order, read.measure) !== order(wanted.order, wanted.measure))
    return `order ${read.order}`;
  return null;
}

export type Judged = {
  one: TypedQuestion;
  read: ReadQuery;
  /** What is wrong; null if right. */
  off: string | null;
  /** A figure is given, and it is not the one asked for. */
  isConfident: boolean;
};

function readFollowing({ question, before }: TypedQuestion, known: KnownNames): ReadQuery {
  const spelled = (text: string) => respelled(text, misspelledIn(text, known.people, known.series));
  return readQuery(spelled(question), known, before ? readQuery(spelled(before), known) : null);
}

/** Of a matter that nobody said there is no figure. */
const ofMatter = ['mentions', 'decisions', 'first', 'last', 'when', 'open-questions', 'actions'];

export function judge(one: TypedQuestion, known: KnownNames): Judged {
  const read = readFollowing(one, known);
  const givesFigure =
    read.refusal === null &&
    read.unused.length === 0 &&
    !['said', 'summary'].includes(read.query.measure);
  const judged = (off: string | null, isConfident = off !== null && givesFigure): Judged => ({
    one,
    read,
    off,
    isConfident,
  });
  if (one.language !== undefined && one.language !== 'en')
    return judged(read.language === one.language ? null : `language ${read.language}`);
  switch (one.class) {
    case 'refused':
      return judged(
        read.refusal !== null && read.refusal !== 'sensitive'
          ? null
          : `answers ${read.query.measure}`,
      );
    case 'second-press':
      return judged(read.refusal === 'sensitive' ? null : `refusal ${read.refusal}`);
    case 'unanswerable':
      return judged(
        givesFigure && !(read.query.topic !== null && ofMatter.includes(read.query.measure))
          ? `figure of ${read.query.measure}`
          : null,
      );
    case 'lookup':
    case 'query': {
      if (read.refusal !== null) return judged(`refused: ${read.refusal}`);
      const readings = [{ query: one.query, unused: one.unused }, ...one.also].flatMap(
        ({ query, unused }) => (query ? [{ query, unused }] : []),
      );
      const offs = readings.map(({ query, unused }) => {
        if (one.class === 'lookup')
          return ['said', 'summary'].includes(read.query.measure)
            ? null
            : `measure ${read.query.measure}`;
        if (unused.length > 0) return read.unused.length > 0 ? null : 'no unused';
        if (read.unused.length > 0) return `unused ${read.unused}`;
        return differs(read.query, query, known);
      });
      return judged(offs.includes(null) ? null : (offs[0] ?? null));
    }
  }
}

export const readTyped = (path: string): TypedQuestion[] =>
  typedQuestionsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
