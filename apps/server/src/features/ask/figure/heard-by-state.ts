import { type AskFigure, factWords, type Happened } from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { listPeopleOf } from './asked-people-repository.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { dayValue, departmentWords, nounOf, numberValue } from './figure-words.ts';
import { readMap } from './organization-calls.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { ofPeriod, personPath } from './screens.ts';
import { noPersons } from './shows-persons.ts';

/** People who were not heard, heard for the first time, or no longer, as the screens of the organization know them. */
export const heardByState = (at: FoundAt, asked: FigureAsked): Promise<AskFigure> =>
  asked.query.state === 'not-heard' ? notHeard(at, asked) : comeAndGone(at, asked);

async function notHeard(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const map = await readMap(at, asked);
  const { departments } = asked.query;
  const of = await listPeopleOf(at.services.db, at.member.organizationId, departments);
  const isAsked = new Set(of.map(({ userId }) => userId));
  const all = map.people.filter(({ id }) => departments.length === 0 || isAsked.has(id));
  const silent = all.filter(({ isHeard }) => !isHeard);
  const isNamed = seesTalkFigures(at.member);
  return figureOf({
    value: numberValue(silent.length),
    label: `of ${all.length} ${nounOf(all.length, 'person', 'people')}${departmentWords(asked)} not heard`,
    definition: `People of the directory who spoke in no meeting that counts in ${periodWords(map.period)}.`,
    screen: ofPeriod('/organization-map', 'Connection map', periodOf(asked)),
    lines: isNamed
      ? silent.map(({ id, name, department }) =>
          lineOf(name, { detail: department, path: personPath(id) }),
        )
      : [],
  });
}

type OfPeople = Extract<Happened, { person: unknown }>;

const kinds = {
  'first-time': { kind: 'heard-first', words: 'heard for the first time' },
  'no-longer': { kind: 'heard-no-longer', words: 'no longer heard' },
} as const;

async function comeAndGone(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { departments, state } = asked.query;
  const { kind, words } = kinds[state === 'no-longer' ? 'no-longer' : 'first-time'];
  const period = periodOf(asked);
  const happened = await at.services.figures.happened(at.member, period);
  const facts = happened.facts.filter((fact): fact is OfPeople => fact.kind === kind);
  const of = await listPeopleOf(at.services.db, at.member.organizationId, departments);
  const isAsked = new Set(of.map(({ userId }) => userId));
  // Those beyond the named are of no known department.
  if (departments.length > 0 && facts.some(({ person }) => person === null)) return noPersons();
  const fitting = facts.filter(
    ({ person }) => departments.length === 0 || isAsked.has(person?.id ?? ''),
  );
  const count = fitting.reduce((sum, { people }) => sum + people, 0);
  return figureOf({
    value: numberValue(count),
    label: `${nounOf(count, 'person', 'people')}${departmentWords(asked)} ${words}`,
    definition: `${
      kind === 'heard-first'
        ? 'People who spoke and had spoken in no meeting before'
        : 'People who spoke in 6 meetings or more of 26 weeks, and then for 13 weeks in none'
    }: ${periodWords(happened.period)}.`,
    screen: ofPeriod('/what-happened', 'What happened', period),
    lines: fitting.map((fact) =>
      lineOf(sentenceOfFact(fact), {
        value: dayValue(fact.on),
        path: personPath(fact.person?.id ?? null),
      }),
    ),
  });
}

export const sentenceOfFact = (fact: Happened): string =>
  factWords(fact)
    .sentence.map(({ text }) => text)
    .join('');
