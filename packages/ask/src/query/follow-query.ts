import type { Query } from './query.ts';
import type { ReadQuery } from './read-query.ts';

const going =
  /^\W*(?:and|but|so|or|ok(?:ay)?,? and|what about|how about|since when|until when|why|who else|what else|which ones?|only|just|same|also|then|now|with|in|for|without)\b/i;
const standsFor =
  /\b(?:it|its|that|this|these|those|them|they|their|there|then|he|she|him|her|his|hers|ones?|else|instead)\b/i;

/** Whether a question goes on from the one before: it begins so, refers back, or names nothing to ask for. */
export const goesOn = (own: ReadQuery, question: string): boolean =>
  going.test(question) ||
  standsFor.test(question) ||
  (!own.saysMeasure && own.query.topic === null);

/**
 * A follow-up changes the query before it: what it names replaces what was named there, and the rest stays.
 *
 * @param isAdded whether its people come to those before: 'with Ada'
 * @param own the question, read with the measure before where it names none
 */
export function followQuery(own: ReadQuery, before: ReadQuery, isAdded: boolean): ReadQuery {
  const { query } = own;
  const earlier = before.query;
  const keepsMeasure = !own.saysMeasure;
  const isOfSaid = earlier.measure === 'said' && (keepsMeasure || query.measure === 'said');
  const named: Pick<Query, 'people' | 'departments' | 'series' | 'topic' | 'period'> = {
    people:
      query.people.length === 0
        ? earlier.people
        : isAdded
          ? [...new Set([...earlier.people, ...query.people])]
          : query.people,
    departments: query.departments.length > 0 ? query.departments : earlier.departments,
    series: query.series.length > 0 ? query.series : earlier.series,
    topic: isOfSaid ? joined(query.topic, earlier.topic) : (query.topic ?? earlier.topic),
    period: query.period ?? earlier.period,
  };
  return {
    ...own,
    query: {
      ...named,
      measure: keepsMeasure ? earlier.measure : query.measure,
      state: query.state ?? (keepsMeasure ? earlier.state : null),
      group: query.group ?? (keepsMeasure ? earlier.group : null),
      order:
        query.order ?? (keepsMeasure || isOfSameMeeting(query, earlier) ? earlier.order : null),
    },
    unused: keepsMeasure ? [...before.unused, ...own.unused] : own.unused,
    refusal: own.refusal ?? (keepsMeasure ? before.refusal : null),
    saysMeasure: own.saysMeasure || before.saysMeasure,
  };
}

/** 'Why only two screens?' after a question on the app asks for the screens of the app. */
const joined = (own: string | null, earlier: string | null): string | null =>
  own === null || earlier === null ? (own ?? earlier) : `${own} ${earlier}`;

/** 'And who was missing?' asks for the same last meeting. */
const isOfSameMeeting = (query: Query, earlier: Query): boolean =>
  query.series.length === 0 &&
  query.period === null &&
  (earlier.order === 'last' || earlier.order === 'next');
