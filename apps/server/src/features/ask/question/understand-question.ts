import {
  followUp,
  lookUpOf,
  type Question,
  readQuestion,
  summaryIfBare,
  termsOf,
  withoutForeignWords,
} from '@rapport/ask';
import type { Ask, AskQuery, AskReading, AskRefusal } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { dayIn } from '../../../ground/day-in.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import type { AskServices } from '../found.ts';
import { listAskedBefore } from '../history/asked-question-repository.ts';
import type { Scope } from './asked-scope-repository.ts';
import { findLatest } from './find-latest.ts';
import { listGroupNames } from './group-names-repository.ts';
import type { KnownSpeaker } from './known-repository.ts';
import { type Chosen, type Filters, readChosen } from './read-chosen.ts';
import { readKnown } from './read-known.ts';
import { readTyped } from './read-typed.ts';
import { wordsOfMatter } from './sought-words.ts';
import { asFigure, isOfFigure, isQuoted, refusalOf, wireQuery } from './typed-answers.ts';
import { understandGiven } from './understand-query.ts';

/** A question as interpreted, and the meetings that it is about. */
export type Understood = {
  /** Without period and series, which are in the scope. */
  question: Question;
  reading: AskReading;
  scope: Scope;
  /**
   * The asker and the people of the filters of this or earlier questions: their name stands only for them, even if
   * others have it too.
   */
  chosen: readonly KnownSpeaker[];
  /** The words of the question and of those that it follows up. */
  texts: string;
  /** Answered by a figure where there is one, else by quotes or by counting words. */
  isFigure: boolean;
  /** Why the question is refused; null if it is answered. */
  refusal: AskRefusal | null;
  /** About the health or family of a person. */
  isSensitive: boolean;
  /** What to look up where no figure is given; null for nothing. */
  lookUp: Question | null;
  /** Why no figure is given: a word that nothing uses, or a name that several people have. */
  unclear: string | null;
  /** What could be counted in place of the only word that nothing uses. */
  readings: readonly { words: string; query: AskQuery }[];
};

/** Maximum number of previous questions from which a follow-up takes words. */
const followedMax = 5;

/**
 * Interprets a question. Filters of the request take precedence over those in the question's words.
 * @throws AppError 404 if a person or a series of the filters does not exist, or the member may read no meeting of it
 */
export async function understand(
  services: Pick<AskServices, 'db' | 'series'>,
  member: Member,
  ask: Omit<Ask, 'wording'>,
): Promise<Understood> {
  const { db } = services;
  if (ask.query) return understandGiven(db, member, ask, ask.query);
  const before = await listQuestionsBefore(db, member, ask.after);
  const chain = [...before, ask];
  const [known, chosen, groups] = await Promise.all([
    readKnown(
      db,
      member,
      chain.map(({ question }) => question),
    ),
    readChosen(db, member, chain),
    listGroupNames(db, member.organizationId),
  ]);
  const today = dayIn(member.settings.timezone, new Date());
  const typed = await readTyped(services, member, { chain, known, chosen, groups, today });
  const people = [...chosen.people, ...known.people];
  const names = {
    people: [...new Set(people.map(({ name }) => name))].map((name) => ({ name })),
    series: [...new Set([...chosen.series, ...known.series].map(({ name }) => name))],
    asker: known.asker?.name ?? null,
    today,
  };
  const [first, ...later] = known.texts.flatMap(({ text }, at) => {
    const one = chain[at];
    return one ? withFilters(readQuestion(withoutForeignWords(text), names), one, chosen) : [];
  });
  if (!first) throw new Error('There is a question.');
  const followed = later.reduce((earlier, own) => followUp(own, earlier), first);
  const lookUp = lookUpOf(
    followed,
    typed.read,
    known.texts.at(-1)?.text ?? '',
    chosen.people.flatMap(({ userId, name }) =>
      userId !== null && ask.people?.includes(userId) ? [name] : [],
    ),
  );
  if (isOfFigure(typed, summaryIfBare(followed)))
    return asFigure(db, member, typed, known, { ...lookUp, kind: 'look-up' });
  const isOfQuotes = isQuoted(typed) && typed.read.language === null && !countsTurns(followed);
  const question = summaryIfBare(isOfQuotes ? lookUp : uncounted(followed));
  const series = isOfQuotes
    ? typed.series
    : ([...chosen.series, ...known.series].find(({ name }) => name === question.series) ?? null);
  const days = {
    from: question.period?.from ?? null,
    to: question.period?.to ?? null,
    seriesId: series?.id ?? null,
  };
  const asked = question.speakers.flatMap((name) => {
    const isNamed = (person: KnownSpeaker) => person.name === name;
    const ofFilters = chosen.people.filter(isNamed);
    const ofName = ofFilters.length > 0 ? ofFilters : known.people.filter(isNamed);
    return ofName.filter(
      ({ userId }, at) => ofName.findIndex((one) => one.userId === userId) === at,
    );
  });
  const isAskerAlone = (person: KnownSpeaker) =>
    person === known.asker && asked.every((one) => one === person || one.name !== person.name);
  const texts = known.texts
    .map(({ text }) => text)
    .toReversed()
    .join(' ');
  const latest = question.isLatest ? await findLatest(db, member, days) : null;
  return {
    question: {
      ...question,
      period: null,
      series: null,
    },
    reading: {
      kind: question.kind,
      from: latest?.day ?? days.from,
      to: latest?.day ?? days.to,
      people: asked,
      series,
      query: wireQuery(typed.read.query),
      readAs: [...(known.texts.at(-1)?.readAs ?? [])],
      words: wordsOfMatter(texts, soughtTerms(question)),
      unused: question.unused,
    },
    scope: {
      ...days,
      meetingId: latest?.id ?? null,
      userIds: asked.flatMap(({ userId }) => userId ?? []),
      guests: asked.flatMap(({ userId, name }) => (userId === null ? [name] : [])),
      areTogether: question.areTogether,
      departments: [],
    },
    chosen: asked.filter((person) => chosen.people.includes(person) || isAskerAlone(person)),
    texts,
    isFigure: false,
    refusal: refusalOf(typed, ask),
    isSensitive: typed.read.refusal === 'sensitive',
    lookUp: null,
    unclear: null,
    readings: [],
  };
}

/**
 * The words to look for: for counts the phrase whose mentions are counted, otherwise the subject. Empty if whole
 * meetings are asked for.
 */
function soughtTerms({ kind, phrase, matter }: Question): string[] {
  if (kind === 'count' || kind === 'people') return phrase.flatMap(termsOf);
  return phrase.length === 0 && kind !== 'look-up' ? [] : matter.terms;
}

/** 'How many turns did Ada take?' */
const countsTurns = ({ kind, count }: Question): boolean =>
  kind === 'count' && count?.of === 'turns';

/** Figures answer all other counts; a question in another language counts nothing. */
const uncounted = (question: Question): Question =>
  question.kind === 'count' && !countsTurns(question)
    ? { ...question, kind: 'look-up', count: null }
    : question;

type Asked = Filters & Pick<Ask, 'question'>;

async function listQuestionsBefore(
  db: Queryable,
  member: Member,
  after: string | undefined,
): Promise<Asked[]> {
  if (after === undefined) return [];
  const before = await listAskedBefore(db, member, after, followedMax);
  if (before.length === 0) throw notFound('Question');
  return before.map(({ question, filters }) => ({ question, ...filters }));
}

function withFilters(question: Question, asked: Asked, chosen: Chosen): Question {
  const { from, to, people, series } = asked;
  const speakers = chosen.people.flatMap(({ userId, name }) =>
    userId !== null && people?.includes(userId) ? [name] : [],
  );
  return {
    ...question,
    period:
      from !== undefined || to !== undefined
        ? { from: from ?? null, to: to ?? null }
        : question.period,
    ...(speakers.length > 0 && { people: speakers, speakers }),
    series: series
      ? (chosen.series.find(({ id }) => id === series)?.name ?? null)
      : question.series,
  };
}
