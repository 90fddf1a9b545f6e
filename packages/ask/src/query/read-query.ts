import { quotedIn } from '../question/phrase.ts';
import { wordsOf } from '../words/terms.ts';
import { followQuery, goesOn } from './follow-query.ts';
import { asWritten, joinNames } from './joined-names.ts';
import { judgementIn } from './judgements.ts';
import { kindAsked } from './kinds-of-names.ts';
import { foreignLanguage } from './language.ts';
import { type Masked, marked, maskedOf, placeOf } from './masked.ts';
import { matterOf } from './matter.ts';
import { measureIn } from './measure-rules.ts';
import { mentionedNames } from './mentioned-names.ts';
import { namedDays, spelledDays } from './named-days.ts';
import { markGroups } from './named-groups.ts';
import { markPeople } from './named-people.ts';
import { markSeries } from './named-series.ts';
import type { Measure, Query, QueryOrder } from './query.ts';
import { groupIn, orderIn, stateIn } from './query-words.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { MeasureRead } from './rules/rule.ts';

export type KnownNames = {
  people: readonly string[];
  /** The asker's name; null if unknown. */
  asker: string | null;
  /** Departments and teams. */
  groups: readonly string[];
  /** Titles of series and of single meetings. */
  series: readonly string[];
  /** YYYY-MM-DD by the organization's clock. */
  today: string;
};

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

/** Orders that a measure can have. Others imply theirs. */
const orders: Readonly<Partial<Record<Measure, readonly QueryOrder[]>>> = {
  meetings: ['last', 'most', 'least', 'rising', 'falling'],
  hours: ['last', 'most', 'least', 'rising', 'falling'],
  'people-heard': ['last'],
  attended: ['last', 'most', 'least'],
  ties: ['most', 'least'],
  mentions: ['most', 'least', 'last'],
  actions: ['most', 'least', 'last'],
  decisions: ['last', 'most', 'least'],
  'open-questions': ['last', 'most'],
  topics: ['rising', 'falling', 'most', 'least'],
  mood: ['rising', 'falling', 'most', 'least', 'last'],
  longest: ['shortest'],
  summary: ['last'],
  most: ['last', 'least'],
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
  const named = maskedQuestion(own, known);
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

/** A question with its names and days marked. */
export function maskedQuestion(written: string, known: KnownNames) {
  const quoted = quotedIn(written);
  const question = spelledDays(
    quoted === null ? written : written.replace(quoted, ' quotedmatter '),
  );
  const days = namedDays(question, known.today);
  const undated = markDays(maskedOf(question), days?.words ?? null);
  const named = joinNames(undated, question, [...known.series, ...known.people, ...known.groups]);
  const inSeries = markSeries(named, known.series);
  const ofPeople = markPeople(inSeries.masked, question, known.people, known.asker);
  const ofGroups = markGroups(ofPeople.masked, known.groups);
  const masked = joinNames(ofGroups.masked, question);
  const { groups } = ofGroups;
  const at = placeOf(masked, ['quotedmatter']);
  return {
    masked: at === undefined ? masked : marked(masked, at, 1, '@quote'),
    quoted,
    days,
    series: inSeries.series,
    people: ofPeople.people,
    groups,
  };
}

type Asked = Pick<Query, 'measure' | 'topic' | 'state' | 'group' | 'order'> &
  Pick<ReadQuery, 'unused' | 'saysMeasure'>;

/** What a masked question asks for. */
function askedIn(
  masked: Masked,
  groups: readonly string[],
  people: readonly string[],
  fallback: Measure | null,
): Asked {
  const kind = kindAsked(masked.text);
  if (kind !== null)
    return {
      ...none,
      measure: 'topics',
      topic: null,
      unused: [kind],
      order: 'most',
      saysMeasure: true,
    };
  const judgement = judgementIn(masked);
  const ofJudged = judgement && (judgement.read ?? measureIn(judgement.left.text));
  if (judgement && ofJudged && !quotedMeasures.has(ofJudged.measure)) {
    const judged = readAs(ofJudged, judgement.left, groups, people, fallback);
    return { ...judged, unused: [judgement.words, ...judged.unused] };
  }
  return readAs(measureIn(masked.text), masked, groups, people, fallback);
}

/** What is asked for by a rule; null if none fits. */
function readAs(
  rule: MeasureRead | null,
  masked: Masked,
  groups: readonly string[],
  people: readonly string[],
  fallback: Measure | null,
): Asked {
  const { text } = masked;
  const read: MeasureRead = rule ?? { measure: fallback ?? 'said' };
  const { measure } = read;
  const state = stateIn(measure, text);
  const order = orderIn(text, orders[measure] ?? []);
  const group = groupIn(text);
  const left = [state, order, group].reduce(
    (rest, found) => (found ? rest.replace(` ${found.said} `, ` ${keptOf(found.said)} `) : rest),
    text,
  );
  const { topic, unused } = matterOf({ ...masked, text: left }, measure);
  // 'What happened on the night of the outage?' asks for what was said.
  if (retold.has(measure) && unused.length > 0) {
    const said = matterOf(masked, 'said');
    return { measure: 'said', ...said, unused: [], ...none, saysMeasure: true };
  }
  // 'What did Ada talk about?' asks for her topics.
  if (
    fallback === null &&
    measure === 'mentions' &&
    topic === null &&
    unused.length === 0 &&
    !text.includes('@quote')
  )
    return { measure: 'topics', topic, unused, ...none, order: 'most', saysMeasure: true };
  return {
    measure,
    topic,
    unused,
    state: (read.state === 'open' ? state?.one : undefined) ?? read.state ?? state?.one ?? null,
    group: read.group ?? groupOf(measure, text, groups, people, rule === null),
    order: both.test(text) ? null : (read.order ?? order?.one ?? null),
    saysMeasure: rule !== null,
  };
}

/** 'Is it growing or shrinking?' */
const both = / (?:growing|rising|better|up|more) or (?:shrinking|falling|worse|down|less) /;

const none = { state: null, group: null, order: null } as const;
/** Measures of which the mentioned names are the matter. */
const byMentions: ReadonlySet<Measure> = new Set<Measure>(['mentions', 'first', 'last']);
const quotedMeasures: ReadonlySet<Measure> = new Set<Measure>(['said', 'summary']);
/** Measures of which a matter of one's own makes a question for what was said. */
const retold: ReadonlySet<Measure> = new Set<Measure>(['what-happened']);

/** 'How many actions are open, and when is the first due?': the second is not answered. */
const secondQuestion =
  /[ ,]((?:and|also|plus),? (?:also )?(?!who (?:owes|owns|has|is on) (?:it|them|that|which)\b)(?:when|what|who|how|where|why|which|did|does|is|are|was|were)\b.{6,}|and why)$/isu;

/** Actions that are due this week or later are so by their day, not by the day of their meeting. */
const isOwnDays = (state: Query['state']): boolean => state === 'this-week' || state === 'later';

/** The marks of words that a rule used. */
const keptOf = (said: string): string => (said.match(/@\w+/g) ?? []).join(' ');

function markDays(masked: Masked, words: string | null): Masked {
  const sought = words === null ? [] : wordsOf(words);
  const from = placeOf(masked, sought);
  return from === undefined ? masked : marked(masked, from, sought.length, '@days');
}

function groupOf(
  measure: Measure,
  text: string,
  groups: readonly string[],
  people: readonly string[],
  isBare: boolean,
): Query['group'] {
  const said = groupIn(text)?.one ?? null;
  const compares = / (?:vs|versus|or|compared|each) /.test(text);
  if (said === 'series' && measure === 'series') return null;
  if (said !== null && said !== 'person') return said;
  if (compares && groups.length > 1) return 'department';
  if (compares && people.length > 1 && measure !== 'ties') return 'person';
  const isOrdered = measure !== 'attended' || / (?:most|least|often) /.test(text);
  return said === 'person' && (isBare || (ofPersons.has(measure) && isOrdered)) ? said : null;
}

/** Measures that 'who' asks for by person. */
const ofPersons: ReadonlySet<Measure> = new Set<Measure>([
  'meetings',
  'mentions',
  'actions',
  'hours',
  'first',
  'last',
  'decisions',
  'attended',
]);
