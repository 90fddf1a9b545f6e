import type { AskFigure, OrganizationMap } from '@rapport/contract';
import { tieWords } from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { listPeopleOf } from './asked-people-repository.ts';
import { figureOf, lineOf, none } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { listed, nounOf, numberValue } from './figure-words.ts';
import { type NamedTie, namedTies } from './named-ties.ts';
import { readMap } from './organization-calls.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { ofPeriod, personPath } from './screens.ts';
import { noPersons } from './shows-persons.ts';
import { isAskedFor, isNow, type TieFigureWords, tieLine } from './tie-words.ts';
import { departmentTies } from './ties-of-departments.ts';
import { tiesAmong, tiesOfPerson } from './ties-of-people.ts';

/** Who speaks with whom, as the connection map shows it. Null for people who are not in the directory. */
export async function tiesFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> {
  const { people, query } = asked;
  if (people.some(({ userId }) => userId === null)) return null;
  const isOfGroups = people.length === 0 && query.group !== 'person';
  if (!isOfGroups && !seesTalkFigures(at.member)) return noPersons();
  const map = await readMap(at, asked);
  const of = await listPeopleOf(at.services.db, at.member.organizationId, query.departments);
  const ties = namedTies({ people: map.people, ties: tiesOf(map, people) }, of, query.departments);
  const words = {
    definition: `A tie: ${tieWords}. ${capitalised(periodWords(map.period))}.`,
    screen: ofPeriod('/organization-map', 'Connection map', periodOf(asked), {
      person: people[0]?.userId ?? null,
    }),
  };
  if (people.length > 1) return tiesAmong(asked, ties, words);
  if (people.length === 1) return tiesOfPerson(asked, ties, map, words);
  if (query.group === 'department' || query.departments.length > 1)
    return departmentTies(asked, ties, map, words);
  if (query.state === 'none') return withoutTies(at, asked, ties, map, of, words);
  return allTies(at, asked, ties, words);
}

/** Those of the people of the question, or all; naming and sorting all of a large organization takes long. */
function tiesOf({ people, ties }: OrganizationMap, asked: FigureAsked['people']) {
  if (asked.length === 0) return ties;
  const ids = new Set(asked.map(({ userId }) => userId));
  const isAsked = people.map(({ id }) => ids.has(id));
  return ties.filter(({ a, b }) => isAsked[a] === true || isAsked[b] === true);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function allTies(
  { member }: FoundAt,
  asked: FigureAsked,
  ties: readonly NamedTie[],
  words: TieFigureWords,
) {
  const { query } = asked;
  const shown = ties.filter(isAskedFor(query.order));
  const [department] = query.departments;
  const of = shown.filter(({ a, b }) => !department || a.of.length > 0 || b.of.length > 0);
  const within = of.filter(({ a, b }) => a.of.length > 0 && b.of.length > 0);
  const changes = { rising: 'new ', falling: 'lost ' };
  const kind = query.order === 'rising' || query.order === 'falling' ? changes[query.order] : '';
  const among = department ? ` of ${department}, ${within.length} of them within it` : '';
  return figureOf({
    value: of.length === 0 ? none : numberValue(of.length),
    label: `${kind}${nounOf(of.length, 'tie')} between people${among}`,
    ...words,
    lines: seesTalkFigures(member) ? of.map(tieLine) : [],
  });
}

/** People who were heard and have no tie. */
function withoutTies(
  { member }: FoundAt,
  { query }: FigureAsked,
  ties: readonly NamedTie[],
  map: OrganizationMap,
  of: readonly { userId: string }[],
  words: TieFigureWords,
) {
  const tied = new Set(ties.filter(isNow).flatMap(({ a, b }) => [a.id, b.id]));
  const isAsked = new Set(of.map(({ userId }) => userId));
  const alone = map.people.filter(
    ({ id, isHeard }) =>
      isHeard && !tied.has(id) && (query.departments.length === 0 || isAsked.has(id)),
  );
  const department = query.departments.length > 0 ? ` of ${listed(query.departments)}` : '';
  return figureOf({
    value: numberValue(alone.length),
    label: `${nounOf(alone.length, 'person', 'people')}${department} heard without a tie`,
    ...words,
    lines: seesTalkFigures(member)
      ? alone.map(({ id, name, department }) =>
          lineOf(name, { detail: department, path: personPath(id) }),
        )
      : [],
  });
}
