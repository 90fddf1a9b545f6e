import type { OutcomeKind } from '../types.ts';
import { stem } from '../words/stem.ts';
import { termsOf } from '../words/terms.ts';
import { type ActionState, actionStateIn } from './action-state.ts';
import { isOfAsker } from './asker.ts';
import { type Count, countIn } from './count.ts';
import { asksForLatest } from './latest.ts';
import { matchInOrder } from './match-in-order.ts';
import { mentionedIn, withoutNames } from './mentioned.ts';
import { outcomeIn, outcomeTerms } from './outcome.ts';
import { type KnownPerson, namingWords, onlyMentioned, peopleIn } from './people.ts';
import { type Period, periodIn } from './period.ts';
import { seriesIn, wordsOfSeries } from './series.ts';
import { type Subject, subjectOf } from './subject.ts';
import { unusedWordsIn } from './unused.ts';

export type Kind = 'look-up' | 'summary' | 'count' | 'change' | 'outcomes' | 'people';

/** A question as interpreted. Period, people and series are filters. */
export type Question = {
  text: string;
  kind: Kind;
  /** Only meetings in which all of the speakers speak: 'How often do Tim and Ada meet?' */
  areTogether: boolean;
  /** Everyone whom the question names. */
  people: string[];
  /** Those who must be the speaker: 'What did Tim say', not 'Tim's proposal'. */
  speakers: string[];
  period: Period | null;
  series: string | null;
  /** Only the latest meeting of the period and series is asked about. */
  isLatest: boolean;
  outcome: OutcomeKind | null;
  /** For actions: only those of a state. */
  actionState: ActionState | null;
  /** Only for kind 'count'. */
  count: Count | null;
  /** Without the names of people. */
  subject: Subject;
  /**
   * The subject by which meetings are chosen: without words that ask for outcomes, but with people who are only
   * mentioned.
   */
  matter: Subject;
  /** The phrase whose mentions are asked for: words in order, without plurals; empty if the question names none. */
  phrase: string[];
  /** A word that may stand for the phrase where that is a name: 'Marston' of 'Marston Foods'. */
  alone?: string | undefined;
  /** Words of a count that nothing uses, as written: the count would answer another question. */
  unused: string[];
};

export type Known = {
  people: readonly KnownPerson[];
  /** The asker's name; null or omitted if unknown. */
  asker?: string | null;
  series: readonly string[];
  /** YYYY-MM-DD by the organization's clock. */
  today: string;
};

/** The first kind whose patterns match in order; a question that matches none is a look-up. */
const kinds: readonly (readonly [Kind, ...(readonly RegExp[])])[] = [
  [
    'change',
    /\b(?:over time|evol(?:ve|ved|ution)|trend|since then|changed (?:its|their|his|her) mind)\b/i,
  ],
  ['change', /^what (?:has |have )?(?:changed|developed)\b/i],
  ['change', /\b(?:has|have|did|how) /i, /\b(?:chang|develop)(?:e|ed)\b(?! the)/i],
  [
    'people',
    /\bwho (?:has |have )?(?:spoke|spoken|talk(?:s|ed)?|speaks?|met|meets?|discuss(?:ed)?) /i,
    /\b(?:with|to)\b/i,
  ],
  ['people', /\b(?:with whom|to whom|whom did)\b/i],
  ['people', /\bwho did /i, / (?:speak|talk) (?:to|with)\b/i],
  [
    'summary',
    /^(?:please )?(?:summari[sz]e|sum up|recap|give (?:me |us )?(?:a|an) (?:summary|overview|recap))\b|\b(?:summary|overview|recap) of\b|^what (?:happened|was discussed|were the (?:main )?topics) (?:in|at|on)\b/i,
  ],
];

/**
 * Interprets a question by rules:
 * - people, period and series that it names become filters, and their words leave the subject;
 * - the kind is the first match of 'change' ('How did the view on pricing change?'), 'people' ('Who spoke with whom
 *   about the launch?'), 'summary' ('Summarize the launch'), 'count' ('How many meetings …', 'Who mentioned …', 'When
 *   was … first said?') and 'outcomes' ('What was decided about …', 'What did Tim promise?', 'Open questions about
 *   …');
 * - any other question looks up what was said.
 */
export function readQuestion(text: string, known: Known): Question {
  const found = periodIn(text, known.today);
  const anyDay = found ? text.replace(found.words, ' ') : text;
  const series = seriesIn(anyDay, known.series);
  const isLatest = asksForLatest(anyDay, series) && countIn(anyDay, series)?.of !== 'meetings';
  const undated = isLatest ? anyDay.replace(/\b(?:last|latest|most recent)\b/i, ' ') : anyDay;
  const ofNames = peopleIn(undated, known.people);
  const named =
    known.asker && isOfAsker(undated) ? [...new Set([...ofNames, known.asker])] : ofNames;
  const mentioned = new Set(onlyMentioned(undated, named));
  const speakers = named.filter((name) => !mentioned.has(name));
  const outcome = outcomeIn(undated);
  // 'List the prices', but not 'the price list'.
  const told = undated.replace(/^\W*(?:(?:please|can you|could you) )?(?:list|show)\b/i, ' ');
  const count = countIn(undated, series);
  const kind =
    kinds.find(([, ...parts]) => matchInOrder(text, parts))?.[0] ??
    (count ? 'count' : outcome ? 'outcomes' : 'look-up');
  const ofSeries = termsOf(series ?? '');
  const ofKind = kind === 'change' ? changeTerms : kind === 'summary' ? summaryTerms : [];
  const naming = (names: readonly string[]) => names.map((name) => namingWords(undated, name));
  const filters = [...naming(speakers).flat().map(stem), ...ofSeries, ...ofKind];
  const asking = new Set([...filters, ...(outcome ? outcomeTerms : [])]);
  const namedAs = [
    ...new Set(naming(speakers).map((words) => words.join(' '))),
    ...(series === null ? [] : [wordsOfSeries(undated, series)]),
  ];
  const state = outcome === 'action' || count?.of === 'actions' ? actionStateIn(told) : null;
  const stated = state ? told.replace(state.words, ' ') : told;
  const phrase = mentionedIn(
    stated,
    count,
    namedAs,
    new Set([...ofKind, ...(outcome ? outcomeTerms : [])]),
  );
  return {
    text,
    kind,
    areTogether: kind === 'count' && count?.of === 'meetings' && asksForAll(undated, speakers),
    people: named,
    speakers,
    period: found?.period ?? null,
    series,
    isLatest,
    outcome,
    actionState: state?.state ?? null,
    count: kind === 'count' ? count : null,
    subject: subjectOf(told, new Set([...naming(named).flat().map(stem), ...ofSeries, ...ofKind])),
    matter: subjectOf(told, asking),
    phrase,
    unused:
      kind === 'count' && count
        ? unusedWordsIn(text, withoutNames(stated, namedAs), count, phrase)
        : [],
  };
}

/** Two people with the same name cannot be told apart, so either is meant. */
function asksForAll(question: string, speakers: readonly string[]): boolean {
  const names = new Set(speakers.map((name) => namingWords(question, name).join(' ')));
  return (
    names.size > 1 &&
    names.size === speakers.length &&
    /\b(?:meet|met|together|both)\b/i.test(question)
  );
}

/**
 * Turns a look-up without a subject into a summary of its meetings, or of what the named people said: 'What happened
 * since Monday?', 'What did Tim say last week?'
 */
export const summaryIfBare = (question: Question): Question =>
  question.kind === 'look-up' &&
  question.phrase.length === 0 &&
  (question.speakers.length > 0 ||
    question.isLatest ||
    question.period !== null ||
    question.series !== null)
    ? { ...question, kind: 'summary' }
    : question;

/** Words that ask for a change, as stems. */
const changeTerms = ['chang', 'evolv', 'develop', 'trend', 'time'];
/** Words that ask for a summary, as stems. */
const summaryTerms = ['overview', 'recap', 'summary', 'gist', 'short'].map(stem);
