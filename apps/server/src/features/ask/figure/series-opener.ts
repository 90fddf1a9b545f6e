import type { AskFigure } from '@rapport/contract';
import { usualOpener } from '@rapport/series';
import { listOpeners } from '../../../ground/meeting/opener-repository.ts';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { listMet } from './asked-meetings-repository.ts';
import { figureOf, lineOf, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { daysWords, nounOf } from './figure-words.ts';
import { factsOfOne } from './one-series.ts';
import { seriesPath } from './screens.ts';
import { factLine } from './series-words.ts';
import { noPersons } from './shows-persons.ts';

/** As many of the latest meetings tell who opens a series usually. */
const meetingsAsked = 12;

/** Who opens a series: since the last change of hands, or else usually. */
export async function openerFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const {
    services: { db },
    member,
  } = at;
  if (!seesTalkFigures(member)) return noPersons();
  const { facts } = await factsOfOne(at, asked);
  const changes = facts.filter(({ kind }) => kind === 'series-opened-by');
  const met = await listMet(db, member, asked.scope, { order: 'newest', limit: meetingsAsked });
  const openers = await listOpeners(
    db,
    member,
    met.map(({ id }) => id),
  );
  const openerOf = new Map(openers.map(({ meetingId, key }) => [meetingId, key]));
  const nameOf = new Map(openers.map(({ key, name }) => [key, name]));
  const usual = usualOpener(met.map(({ id }) => ({ openedBy: openerOf.get(id) ?? null })));
  const [change] = facts.flatMap((fact) => (fact.kind === 'series-opened-by' ? [fact] : []));
  const name = change?.openedBy ?? nameOf.get(usual ?? '') ?? null;
  const counts = [...Map.groupBy(openers, ({ key }) => key)]
    .map(([key, { length }]) => ({ name: nameOf.get(key) ?? '', count: length }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'));
  const series = asked.series ?? { id: '', name: '' };
  return figureOf({
    value: name ?? notKnown,
    label: name === null ? `who opens ${series.name}: nobody usually` : `opens ${series.name}`,
    definition: `Who opened at least two thirds of the latest ${met.length} meetings that you may open, ${daysWords(asked)}, or in each since a change of hands.`,
    screen: { path: seriesPath(series.id), name: series.name },
    lines: [
      ...changes.map(factLine),
      ...counts.map(({ name, count }) =>
        lineOf(name, { value: `${count} of ${met.length} ${nounOf(met.length, 'meeting')}` }),
      ),
    ],
  });
}
