import type { OrganizationMap } from '@rapport/contract';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { listed, nounOf, numberValue } from './figure-words.ts';
import type { NamedTie } from './named-ties.ts';
import { personPath } from './screens.ts';
import { isAskedFor, isNow, meetingsOf, type TieFigureWords, tieLine } from './tie-words.ts';

/** Ties between people who are all named. */
export function tiesAmong(
  { people }: FigureAsked,
  ties: readonly NamedTie[],
  words: TieFigureWords,
) {
  const ids = new Set(people.map(({ userId }) => userId ?? ''));
  const among = ties.filter((tie) => isNow(tie) && ids.has(tie.a.id) && ids.has(tie.b.id));
  const names = listed(people.map(({ name }) => name));
  const [only] = people.length === 2 ? among : [];
  return figureOf({
    value: only ? meetingsOf(only.meetings.now) : numberValue(among.length),
    label: only
      ? `in which ${names} answered each other, a tie of strength ${only.strength} of 10`
      : `${nounOf(among.length, 'tie')} between ${names}`,
    ...words,
    lines: among.map(tieLine),
  });
}

/** The ties of one person, the strongest first; with departments only those to their people. */
export function tiesOfPerson(
  { people, query }: FigureAsked,
  ties: readonly NamedTie[],
  map: OrganizationMap,
  words: TieFigureWords,
) {
  const [person] = people;
  const id = person?.userId ?? '';
  const own = ties
    .filter((tie) => tie.a.id === id || tie.b.id === id)
    .map((tie) => ({ ...tie, other: tie.a.id === id ? tie.b : tie.a }))
    .filter(({ other }) => query.departments.length === 0 || other.of.length > 0);
  const shown = own.filter(isAskedFor(query.order));
  const ordered = query.order === 'least' ? shown.toReversed() : shown;
  const to = query.departments.length > 0 ? ` with ${listed(query.departments)}` : '';
  const [first] = ordered;
  const isName = query.group === 'person' || query.order === 'most' || query.order === 'least';
  const isHeard = map.people.some((one) => one.id === id && one.isHeard);
  if (isName && first)
    return figureOf({
      value: first.other.name,
      label: `has the ${query.order === 'least' ? 'weakest' : 'strongest'} of ${ordered.length} ${nounOf(ordered.length, 'tie')} of ${person?.name}${to}: ${meetingsOf(first.meetings.now)}, strength ${first.strength} of 10`,
      ...words,
      lines: ordered.map(otherLine),
    });
  return figureOf({
    value: numberValue(ordered.length),
    label: `${nounOf(ordered.length, 'tie')} of ${person?.name}${to}${isHeard ? '' : ', who was not heard'}`,
    ...words,
    lines: ordered.map(otherLine),
  });
}

const otherLine = ({ other, strength, meetings }: NamedTie & { other: NamedTie['a'] }) =>
  lineOf(other.name, {
    value: meetingsOf(meetings.now),
    detail: [`Strength ${strength} of 10`, other.department].filter(Boolean).join(', '),
    path: personPath(other.id),
  });
