import { isJudgement, type Query, type Question, readingsOfWord } from '@rapport/ask';
import type { Ask, AskMeasure, AskQuery, AskRefusal } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { notCounted } from '../count/answer-by-count.ts';
import { everything } from './asked-scope-repository.ts';
import { findLatestTitled } from './meeting-by-title-repository.ts';
import type { Known } from './read-known.ts';
import type { Typed } from './read-typed.ts';
import { ofQuery } from './understand-query.ts';
import type { Understood } from './understand-question.ts';

/** A query as it is answered, without names that have ids. */
export const wireQuery = ({
  measure,
  departments,
  topic,
  state,
  group,
  order,
}: Query): AskQuery => ({ measure, departments, topic, state, group, order });

export const isQuoted = ({ read: { query } }: Typed): boolean =>
  query.measure === 'said' || query.measure === 'summary';

/**
 * Whether a question is answered by a figure. Decisions and open questions about a matter that no number is asked of are
 * quoted; so are outcomes, exchanges and changes of a matter that their query has no place for.
 */
export function isOfFigure(typed: Typed, { kind }: Question): boolean {
  const { query, refusal, unused } = typed.read;
  if (refusal !== null || isQuoted(typed)) return false;
  if (unused.length > 0) return !ofMatter.includes(kind);
  const isOfOutcomes = query.measure === 'decisions' || query.measure === 'open-questions';
  return kind !== 'outcomes' || !isOfOutcomes || query.group !== null || query.topic === null;
}

const ofMatter: readonly Question['kind'][] = ['outcomes', 'people', 'change'];

/** Why a question is refused. Health and family of people are answered on a second press. */
export const refusalOf = (
  { read: { refusal } }: Typed,
  { showsSensitive }: Pick<Ask, 'showsSensitive'>,
): AskRefusal | null => (refusal === 'sensitive' && showsSensitive ? null : refusal);

/** Measures of one meeting, which a question may name by its title. */
const ofMeeting: readonly AskMeasure[] = [
  'attended',
  'people-heard',
  'decisions',
  'actions',
  'open-questions',
  'most',
  'when',
  'hours',
];

/** A question that a figure answers, unless a word of it is not used or a name is of several people. */
export async function asFigure(
  db: Queryable,
  member: Member,
  { read: { query, unused }, people, series, namesakes }: Typed,
  known: Known,
  lookUp: Question,
): Promise<Understood> {
  const days = { from: query.period?.from ?? null, to: query.period?.to ?? null };
  const [title, ...others] = unused;
  const titled =
    title !== undefined &&
    others.length === 0 &&
    series === null &&
    ofMeeting.includes(query.measure)
      ? await findLatestTitled(db, member, { ...everything, ...days }, title.split(' '))
      : null;
  const left = titled ? [] : unused;
  const understood = await ofQuery(db, member, wireQuery(query), {
    people,
    series,
    titled,
    ...days,
  });
  const [word, ...more] = left;
  return {
    ...understood,
    readings: word !== undefined && more.length === 0 ? readingsOfWord(wireQuery(query), word) : [],
    reading: {
      ...understood.reading,
      readAs: [
        ...(known.texts.at(-1)?.readAs ?? []),
        ...(titled && title ? [{ written: title, name: titled.title }] : []),
      ],
      unused: left.length > 0 ? left : [...namesakes.slice(0, 1)],
    },
    lookUp: left.length > 0 && !left.some(isJudgement) ? lookUp : null,
    unclear: left.length > 0 ? notCounted(left) : namesakes.length > 0 ? whichOf(namesakes) : null,
  };
}

const whichOf = ([part = '', ...names]: readonly string[]): string =>
  `Several people are called “${part}”: ${names.join(', ')}. Ask with the whole name, or choose one.`;
