import { formsOf, isPrivateMatter, type Question, readQuestion, wordOfName } from '@rapport/ask';
import type { Ask, AskKind, AskMeasure, AskQuery } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { dayIn } from '../../../ground/day-in.ts';
import type { Member } from '../../../platform/session.ts';
import type { Scope } from './asked-scope-repository.ts';
import { findLatest } from './find-latest.ts';
import type { KnownSpeaker } from './known-repository.ts';
import { type Filters, readChosen } from './read-chosen.ts';
import { wordsOfMatter } from './sought-words.ts';
import type { Understood } from './understand-question.ts';

/** Several people count each for themselves: their turns and their actions are added up. */
const addedUp: readonly AskMeasure[] = ['mentions', 'actions'];
const quoted: readonly AskMeasure[] = ['said', 'summary'];
/** These find the last or the next meeting themselves, among all that fit. */
const dated: readonly AskMeasure[] = ['first', 'last', 'longest', 'when', 'series'];

/**
 * A question whose query is given by the caller: people, series and days are those of the filters, and nothing is read
 * from its words.
 * @throws AppError 404 if a person or a series does not exist, or the member may read no meeting of it
 */
export async function understandGiven(
  db: Queryable,
  member: Member,
  filters: Filters & Pick<Ask, 'showsSensitive'>,
  query: AskQuery,
): Promise<Understood> {
  const { people, series } = await readChosen(db, member, [filters]);
  const understood = await ofQuery(db, member, query, {
    people,
    series: series[0] ?? null,
    from: filters.from ?? null,
    to: filters.to ?? null,
  });
  const isSensitive = people.length > 0 && query.topic !== null && isPrivateMatter(query.topic);
  return {
    ...understood,
    isSensitive,
    refusal: isSensitive && !filters.showsSensitive ? 'sensitive' : null,
  };
}

type Named = {
  people: readonly KnownSpeaker[];
  series: { id: string; name: string } | null;
  from: string | null;
  to: string | null;
  /** The only meeting that the question is about, if it names one by its title. */
  titled?: { id: string; day: string } | null;
};

/** A query with the people, the series and the days that it is about. */
export async function ofQuery(
  db: Queryable,
  member: Member,
  query: AskQuery,
  { people, series, titled = null, ...named }: Named,
): Promise<Understood> {
  const today = dayIn(member.settings.timezone, new Date());
  const days = {
    from: named.from,
    to: named.to !== null && named.to < today ? named.to : null,
    seriesId: series?.id ?? null,
  };
  const isOneMeeting = query.order === 'last' && !dated.includes(query.measure);
  const latest = titled ?? (isOneMeeting ? await findLatest(db, member, days) : null);
  const question = questionOf(query, people, today);
  const texts = query.topic ?? '';
  return {
    question,
    reading: {
      kind: kindOf(query),
      from: latest?.day ?? days.from,
      to: latest?.day ?? days.to,
      people: [...people],
      series,
      query,
      readAs: [],
      words: wordsOfMatter(texts, question.matter.terms),
      unused: [],
    },
    scope: { ...days, meetingId: latest?.id ?? null, ...scopeOf(query, people) },
    // A guest is known by name alone.
    chosen: people.filter(({ userId }) => userId !== null),
    texts,
    isFigure: true,
    refusal: null,
    isSensitive: false,
    lookUp: null,
    unclear: null,
    readings: [],
  };
}

/** With a group each person or department counts alone; without, all of them were heard. */
const scopeOf = (
  { measure, departments, group }: AskQuery,
  people: readonly KnownSpeaker[],
): Pick<Scope, 'userIds' | 'guests' | 'areTogether' | 'departments'> => ({
  userIds: people.flatMap(({ userId }) => userId ?? []),
  guests: people.flatMap(({ userId, name }) => (userId === null ? [name] : [])),
  areTogether:
    people.length > 1 && group !== 'person' && ![...addedUp, ...quoted].includes(measure),
  departments:
    group === 'department' || group === 'team' || addedUp.includes(measure) ? [] : departments,
});

function kindOf({ measure }: AskQuery): AskKind {
  if (measure === 'said') return 'look-up';
  return measure === 'summary' ? 'summary' : 'count';
}

/** The question for quotes, and for counts of what was mentioned. */
export function questionOf(
  query: AskQuery,
  people: readonly KnownSpeaker[],
  today: string,
): Question {
  const topic = query.topic ?? '';
  const names = people.map(({ name }) => name);
  const isQuoted = quoted.includes(query.measure);
  return {
    ...readQuestion(topic, { people: [], series: [], today }),
    kind: kindOf(query),
    people: names,
    speakers: names,
    areTogether: false,
    period: null,
    series: null,
    isLatest: false,
    outcome: null,
    actionState: null,
    count: isQuoted ? null : { of: 'turns', which: 'number' },
    phrase: isQuoted ? [] : formsOf(topic),
    alone: isQuoted ? undefined : wordOfName(topic),
    unused: [],
  };
}
