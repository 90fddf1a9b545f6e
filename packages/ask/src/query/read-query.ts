import { askedIn } from './asked-in.ts';
import { followQuery, goesOn } from './follow-query.ts';
import { asWritten } from './joined-names.ts';
import { foreignLanguage } from './language.ts';
import { type KnownNames, maskQuestion } from './mask-question.ts';
import { measureIn } from './measure-rules.ts';
import { mentionedNames } from './mentioned-names.ts';
import type { Measure, Query } from './query.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** A question as a query, and what is left of it. */
export type ReadQuery = {
  query: Query;
  /** Content words that nothing uses, as read. With any, a figure would answer another question. */
  unused: string[];
  refusal: Refusal | null;
  /** A language other than English; null for English. */
  language: string | null;
  /** Whether the question says what it asks for; otherwise it may go on from the one before. */
  saysMeasure: boolean;
};

/**
 * Reads a question by rules: names and days are marked, then what is asked for, then state, group and order; the words
 * that are left are its matter, or unused.
 */
export function readQuery(
  question: string,
  known: KnownNames,
  before: ReadQuery | null = null,
): ReadQuery {
  const own = readAlone(question, known, null);
  if (!before || !goesOn(own, question)) return own;
  return followQuery(
    own.saysMeasure ? own : readAlone(question, known, before.query.measure),
    before,
    adds.test(question),
  );
}

/** 'And with Ada?' asks for meetings with her too. */
const adds = /^\W*(?:and )?(?:also )?with\b|\b(?:as well|too)\W*$/i;

function readAlone(question: string, known: KnownNames, fallback: Measure | null): ReadQuery {
  const second = secondQuestion.exec(question)?.[1] ?? null;
  const own = second === null ? question : question.replace(second, ' ');
  const named = maskQuestion(own, known);
  const { quoted, days } = named;
  const isOfMentions = byMentions.has(measureIn(named.masked.text)?.measure ?? 'said');
  const { masked, series, people, groups } = isOfMentions ? mentionedNames(named) : named;
  const language = foreignLanguage(question);
  const asked = askedIn(masked, groups, people, fallback);
  const { state, measure } = asked;
  const topic = quoted ?? (asked.topic === null ? null : asWritten(asked.topic, own));
  const unused = asked.unused.map((words) => asWritten(words, own));
  return {
    query: {
      measure,
      people,
      departments: groups,
      series,
      topic,
      period: isOwnDays(state) ? null : (days?.period ?? null),
      state,
      group: days?.compares ?? asked.group,
      order: days?.compares ? 'most' : asked.order,
    },
    unused: [...unused, ...(second === null ? [] : [second.trim().replace(/\W+$/u, '')])],
    refusal: language === null ? refusalOf(masked.text) : 'language',
    language,
    saysMeasure: asked.saysMeasure,
  };
}

/** Measures of which the mentioned names are the matter. */
const byMentions: ReadonlySet<Measure> = new Set<Measure>(['mentions', 'first', 'last']);

/** 'How many actions are open, and when is the first due?': the second is not answered. */
const secondQuestion =
  /[ ,]((?:and|also|plus),? (?:also )?(?!who (?:owes|owns|has|is on) (?:it|them|that|which)\b)(?:when|what|who|how|where|why|which|did|does|is|are|was|were)\b.{6,}|and why)$/isu;

/** Actions that are due this week or later are so by their day, not by the day of their meeting. */
const isOwnDays = (state: Query['state']): boolean => state === 'this-week' || state === 'later';
