import { type Action, type AskFigure, countListed } from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import { readActionCounts, readActionGroups, readActions } from '../../actions/read-actions.ts';
import type { FoundAt } from '../found.ts';
import { type ActionsAsked, actionsAsked, actionsScreen, stateWords } from './actions-asked.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { daysWords, listed, nounOf, numberValue, shortDay } from './figure-words.ts';
import { figureOfGroups } from './group-figure.ts';
import { requireFeature } from './organization-calls.ts';
import { meetingPath } from './screens.ts';
import { noPersons } from './shows-persons.ts';

const linesMax = 12;

/** Actions as their list counts them. Null for owners who are not in the directory, by whom the list has no filter. */
export async function actionsFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> {
  requireFeature(at.member, 'actions');
  if (asked.people.some(({ userId }) => userId === null)) return null;
  if (asked.query.group !== null) return actionsByGroup(at, asked);
  const {
    services: { db },
    member,
  } = at;
  const search = actionsAsked(asked);
  // Dropped ones, which a question for all actions does not mean, are in the list.
  const [list, open] = await Promise.all([
    readActions(db, member, { ...search, limit: 4 * linesMax }),
    isPartOfOpen(asked) ? countOpen(at, search) : null,
  ]);
  const isAsked = ({ state }: Action) => asked.query.state === 'dropped' || state !== 'dropped';
  const count = totalOf(list.counts, asked);
  return figureOf({
    value: numberValue(count),
    label: `${stateWords(asked, count)}${ofWords(asked)}${open === null ? '' : `, of ${open} open ${nounOf(open, 'one')}`}`,
    definition: definitionOf(asked),
    screen: actionsScreen(asked),
    lines: list.actions.filter(isAsked).map(actionLine),
    linesInAll: count,
  });
}

type Counts = Awaited<ReturnType<typeof readActions>>['counts'];

/** The filters of the list leave only actions of the state; without one, all that nobody dropped. */
function totalOf(counts: Counts, { query: { state } }: FigureAsked): number {
  if (!counts) return 0;
  return state === 'dropped' ? counts.dropped : countListed(counts) - counts.dropped;
}

const isPartOfOpen = ({ query: { state } }: FigureAsked): boolean =>
  state !== null && ['overdue', 'this-week', 'later', 'no-date', 'no-owner'].includes(state);

async function countOpen({ services: { db }, member }: FoundAt, search: ActionsAsked) {
  const { due, owner, ...others } = search;
  const counts = await readActionCounts(db, member, { ...others, state: 'open' });
  return counts.open;
}

const actionLine = ({ quote, text, owner, dueDay, dueWords, meeting }: Action) =>
  lineOf(quote === null ? text : `“${quote}”`, {
    value: dueDay === null ? dueWords : shortDay(dueDay),
    detail:
      [owner?.name, meeting?.title, meeting ? shortDay(meeting.date) : null]
        .filter((part) => part !== null && part !== undefined)
        .join(', ') || null,
    path: meeting ? meetingPath(meeting.id, meeting.turn) : '/actions',
  });

/** ' of Sales' */
function ofWords({ people, series, query: { departments, topic } }: FigureAsked): string {
  const owners = [...people.map(({ name }) => name), ...departments];
  const of = owners.length > 0 ? ` of ${listed(owners)}` : '';
  const from = series ? ` from ${series.name}` : '';
  return `${of}${from}${topic === null ? '' : ` with “${topic}”`}`;
}

function definitionOf(asked: FigureAsked): string {
  const { query, from, to, people } = asked;
  const { state, departments } = query;
  const isDated = from !== null || to !== null;
  const verb = state === 'done' ? 'done' : 'said or added';
  const days = isDated ? `, ${verb} ${daysWords(asked)}` : '';
  const by = people.length + departments.length > 0 ? ', by owner' : '';
  const overdue = state === 'overdue' ? ' Overdue: open, and its day was before today.' : '';
  return `Sure, confirmed and added actions that you may see${by}${days}. Those that are only maybe actions do not count.${overdue}`;
}

async function actionsByGroup(at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> {
  const { group } = asked.query;
  if (group !== 'person' && group !== 'department') return null;
  if (group === 'person' && !seesTalkFigures(at.member)) return noPersons();
  const by = group === 'person' ? 'owner' : 'department';
  const search = actionsAsked(asked);
  const rows = await readActionGroups(at.services.db, at.member, search, by);
  const groups = rows.map(({ key, name, actions }) => ({ key, name, total: actions }));
  return figureOfGroups(asked, groups, {
    write: (count) => `${count} ${stateWords(asked, count)}`,
    writeSum: numberValue,
    noun: (count) => stateWords(asked, count),
    definition: definitionOf(asked),
    screen: actionsScreen(asked),
  });
}
