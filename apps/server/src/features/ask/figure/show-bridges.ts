import type { AskFigure } from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { listed, nounOf, numberValue } from './figure-words.ts';
import { readMap } from './organization-calls.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { ofPeriod, personPath } from './screens.ts';
import { noPersons } from './shows-persons.ts';

/** Who connects departments, as the connection map shows it. */
export async function bridgesFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  if (!seesTalkFigures(at.member)) return noPersons();
  const map = await readMap(at, asked);
  const { query, people } = asked;
  const screen = ofPeriod('/organization-map', 'Connection map', periodOf(asked));
  const definition = `Without this person two departments with two ties or more would have fewer than half of them: ${periodWords(map.period)}.`;
  const known = new Set(map.people.map(({ department }) => department?.toLowerCase() ?? ''));
  const unknown = query.departments.filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length > 0)
    return figureOf({
      value: notKnown,
      label: `who connects ${listed(query.departments)}`,
      definition: `Bridges are counted between departments; ${listed(unknown)} ${unknown.length === 1 ? 'is' : 'are'} none.`,
      screen,
    });
  const wanted = new Set(query.departments.map((name) => name.toLowerCase()));
  const ids = new Set(people.map(({ userId }) => userId));
  const bridges = map.bridges.filter(({ departments, personId }) => {
    const both = departments.filter((name) => wanted.has(name.toLowerCase()));
    const isOfDepartments = both.length >= Math.min(2, wanted.size);
    return isOfDepartments && (ids.size === 0 || ids.has(personId));
  });
  const nameOf = new Map(map.people.map(({ id, name }) => [id, name]));
  const found = [...new Set(bridges.map(({ personId }) => personId))];
  const [only] = found.length === 1 ? found : [];
  const between = query.departments.length === 0 ? 'departments' : listed(query.departments);
  const connected = query.departments.length === 1 ? `${between} with other departments` : between;
  return figureOf({
    value: only === undefined ? numberValue(found.length) : (nameOf.get(only) ?? notKnown),
    label:
      only === undefined
        ? `${nounOf(found.length, 'person', 'people')} who ${found.length === 1 ? 'connects' : 'connect'} ${connected}`
        : `connects ${connected}`,
    definition,
    screen,
    lines: bridges.map(({ personId, departments, ties, of }) =>
      lineOf(nameOf.get(personId) ?? '', {
        value: `${ties} of ${of} ${nounOf(of, 'tie')}`,
        detail: listed(departments),
        path: personPath(personId),
      }),
    ),
  });
}
