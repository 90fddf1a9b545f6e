import type { OutcomeKind } from '../types.ts';
import { stem } from '../words/stem.ts';
import { termsOf, wordsOf } from '../words/terms.ts';
import { type Count, countIn, countingWords } from './count.ts';
import { outcomeIn } from './outcome.ts';
import { type KnownPerson, onlyMentioned, peopleIn } from './people.ts';
import { type Period, periodIn } from './period.ts';
import { phraseOf } from './phrase.ts';
import { type Subject, subjectOf } from './subject.ts';

export type Kind = 'look-up' | 'summary' | 'count' | 'change' | 'outcomes' | 'people';

/** A question as it is understood. Period, people and series are filters. */
export type Question = {
  text: string;
  kind: Kind;
  /** Everybody who is named. */
  people: string[];
  /** Those who speak: 'What did Tim say', not 'Tim's proposal'. */
  speakers: string[];
  period: Period | null;
  series: string | null;
  outcome: OutcomeKind | null;
  /** Of kind 'count' only. */
  count: Count | null;
  /** Without the names of people. */
  subject: Subject;
  /** Without words that ask for outcomes either, and with people who are only mentioned: what meetings are chosen by. */
  matter: Subject;
  /** What is mentioned, as words without a plural, in order; empty where the question names nothing. */
  phrase: string[];
};

export type Known = {
  people: readonly KnownPerson[];
  series: readonly string[];
  /** YYYY-MM-DD by the organization's clock. */
  today: string;
};

/** The first that fits; a question that none fits is a look-up. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'change',
    /\b(?:over time|evol(?:ve|ved|ution)|trend|since then|(?:has|have|did|how) .*\b(?:chang|develop)(?:e|ed)\b(?! the)|changed (?:its|their|his|her) mind)\b/i,
  ],
  [
    'people',
    /\bwho (?:has |have )?(?:spoke|spoken|talk(?:s|ed)?|speaks?|met|meets?|discuss(?:ed)?) .*\b(?:with|to)\b|\b(?:with whom|to whom|whom did|who did .+ (?:speak|talk) (?:to|with))\b/i,
  ],
  [
    'summary',
    /^(?:please )?(?:summari[sz]e|sum up|recap|give (?:me |us )?(?:a|an) (?:summary|overview|recap))\b|\b(?:summary|overview|recap) of\b|^what (?:happened|was discussed|were the (?:main )?topics) (?:in|at|on)\b/i,
  ],
];

/**
 * Reads a question by rules:
 * - people, period and series that it names become filters, and their words leave the subject;
 * - 'change' ('How did the view on pricing change?'), 'people' ('Who spoke with whom about the launch?'), 'summary'
 *   ('Summarize the launch'), 'count' ('How many meetings …', 'Who mentioned …', 'When was … first said?'), 'outcomes'
 *   ('What was decided about …', 'What did Tim promise?', 'Open questions about …'), in this order;
 * - everything else looks up what was said.
 */
export function readQuestion(text: string, known: Known): Question {
  const found = periodIn(text, known.today);
  const undated = found ? text.replace(found.words, ' ') : text;
  const series = seriesIn(undated, known.series);
  const named = peopleIn(undated, known.people);
  const mentioned = new Set(onlyMentioned(undated, named));
  const speakers = named.filter((name) => !mentioned.has(name));
  const outcome = outcomeIn(undated);
  const count = countIn(undated);
  const kind =
    kinds.find(([, pattern]) => pattern.test(text))?.[0] ??
    (count ? 'count' : outcome ? 'outcomes' : 'look-up');
  const ofSeries = termsOf(series ?? '');
  const ofKind = kind === 'change' ? changeTerms : [];
  const filters = [...speakers.flatMap(termsOf), ...ofSeries, ...ofKind];
  const asking = new Set([...filters, ...(outcome ? outcomeTerms : [])]);
  return {
    text,
    kind,
    people: named,
    speakers,
    period: found?.period ?? null,
    series,
    outcome,
    count: kind === 'count' ? count : null,
    subject: subjectOf(undated, new Set([...named.flatMap(termsOf), ...ofSeries, ...ofKind])),
    matter: subjectOf(undated, asking),
    phrase: phraseOf(mentionedIn(undated, count), new Set([...asking, ...counting])),
  };
}

/** Of decisions, actions and questions only what follows 'about': not 'made' in 'How many decisions were made?'. */
function mentionedIn(question: string, count: Count | null): string {
  if (count === null || !outcomesCounted.has(count.of) || /["“”]/u.test(question)) return question;
  return (
    /\b(?:about|on|regarding|concerning|mention(?:s|ed|ing)?)\b(.*)/i.exec(question)?.[1] ?? ''
  );
}
const outcomesCounted: ReadonlySet<Count['of']> = new Set(['decisions', 'actions', 'questions']);

/** Words that ask for a change, as stems. */
const changeTerms = ['chang', 'evolv', 'develop', 'trend', 'time'];
/** Words that ask for outcomes, as stems. */
const outcomeTerms = new Set(
  'decide decided decision decisions agree agreed agreement promise promised commit committed open unresolved action actions due'
    .split(' ')
    .map(stem),
);
const counting = new Set(countingWords.split(' ').map(stem));

/**
 * The longest name of a series whose words follow each other in the question. A single word has to stand for meetings:
 * 'in acdt', 'of the acdt', 'acdt calls'.
 */
function seriesIn(question: string, known: readonly string[]): string | null {
  const said = ` ${wordsOf(question).join(' ')} `;
  const named = known.filter((name) => {
    const words = wordsOf(name);
    const text = words.join(' ');
    if (words.length === 0) return false;
    return words.length > 1
      ? said.includes(` ${words.join(' ')} `)
      : new RegExp(
          ` (?:in|of|at|from|during|for|attended|joined)(?: the)? ${text} | ${text} (?:meetings?|calls?|sessions?|syncs?|series) `,
        ).test(said);
  });
  return (
    named.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))[0] ?? null
  );
}
