import {
  type HandoverItem,
  type HandoverKind,
  handoverKindSchema,
  handoverWeeks,
  isClosed,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { dayMs } from '../../../ground/calendar-days.ts';
import { dayIn } from '../../../ground/day-in.ts';
import type { Member } from '../../../platform/session.ts';
import { listSeries } from '../../series/read-series.ts';
import { listSeriesOfPeople, type SeriesOfPerson } from '../carried/carried-repository.ts';
import { nameGuests } from './guest-repository.ts';
import { nameTopics } from './handover-topic-repository.ts';
import type { ItemRow } from './item-repository.ts';
import { type Known, sourceOf } from './item-sources.ts';
import { readItemQuotes } from './read-item-quotes.ts';
import { readTakenOver, type TakeOver } from './read-taken-over.ts';
import type { ShownFigures } from './shown-figures.ts';

/**
 * The first day of the 13 weeks that a handover is made from, or somewhat earlier: the last of these weeks may end a
 * week before its creation.
 */
export const foundSince = (createdAt: Date): Date =>
  new Date(createdAt.getTime() - (handoverWeeks + 1) * 7 * dayMs);

/** In works-council mode nothing is listed that was found by ties or by what one person said. */
const ofWorksCouncil: ReadonlySet<HandoverKind> = new Set(['series', 'action', 'own']);

/** Without people to introduce if ties are hidden, and without actions if these are switched off. */
export const shownKinds = ({ settings }: Member, { tiesHidden }: ShownFigures): HandoverKind[] =>
  handoverKindSchema.options.filter(
    (kind) =>
      (kind !== 'person' || tiesHidden === null) &&
      (tiesHidden !== 'worksCouncil' || ofWorksCouncil.has(kind)) &&
      (kind !== 'action' || settings.activeFeatures.actions),
  );

export function shownItems(
  member: Member,
  shown: ShownFigures,
  rows: readonly ItemRow[],
): ItemRow[] {
  const kinds = new Set(shownKinds(member, shown));
  return rows.filter(({ kind }) => kinds.has(kind));
}

export const isDone = ({ doneOn, actionState }: ItemRow): boolean =>
  doneOn !== null || isClosedInActions(actionState);

const isClosedInActions = (state: ItemRow['actionState']) => state !== null && isClosed(state);

/** Items with those words of their sources that the member may read now. */
export async function presentItems(
  db: Database,
  member: Member,
  shown: ShownFigures,
  rows: readonly ItemRow[],
): Promise<HandoverItem[]> {
  if (rows.length === 0) return [];
  const keys = rows.flatMap(({ topicKey }) => topicKey ?? []);
  const since = new Date(Math.min(...rows.map(({ createdAt }) => foundSince(createdAt).getTime())));
  const ofSeries = rows.filter(({ kind }) => kind === 'series');
  const needsSeries = rows.some(({ seriesId }) => seriesId !== null);
  const guestIds = rows.flatMap(({ guestId }) => guestId ?? []);
  const quotes = await readItemQuotes(db, member, rows);
  const [topics, guests, series, led, takenOver] = await Promise.all([
    nameTopics(db, member, keys, since),
    nameGuests(db, member, guestIds),
    needsSeries ? listSeries(db, member) : { series: [] },
    shown.figures ? listLed(db, member, ofSeries, since) : [],
    readTakenOver(db, member, rows, quotes),
  ]);
  const known: Known = {
    figures: shown.figures,
    topics,
    quotes,
    guests,
    series: new Map(series.series.map((one) => [one.id, one])),
    led,
  };
  return rows.map((row) => presentItem(row, known, takenOver.get(row.id)));
}

/** Only up to the last day, since the person opens no meeting after it. */
async function listLed(
  db: Database,
  member: Member,
  rows: readonly ItemRow[],
  since: Date,
): Promise<SeriesOfPerson[]> {
  const people = new Set(rows.flatMap(({ projectPersonId }) => projectPersonId ?? []));
  if (people.size === 0) return [];
  const { timezone } = member.settings;
  const today = dayIn(timezone, new Date());
  const lastDays = rows.flatMap(({ lastDay }) => lastDay ?? []).sort();
  const [to = today] = [lastDays.at(-1) ?? today, today].sort();
  return listSeriesOfPeople(db, member, [...people], { from: dayIn(timezone, since), to });
}

function presentItem(row: ItemRow, known: Known, takeOver: TakeOver | undefined): HandoverItem {
  const { kind, assigneeId, assigneeName, actionState } = row;
  const isDoneInActions = isClosedInActions(actionState);
  return {
    id: row.id,
    kind,
    ...sourceOf(row, known),
    quote: known.quotes.get(row.id)?.quote ?? null,
    isLate: row.lateDays > 0,
    lateDays: row.lateDays,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    takenOver: takeOver?.takenOver ?? null,
    shownIn: takeOver?.shownIn ?? null,
    dueDay: row.dueDay,
    note: row.note,
    doneOn: row.doneOn ?? (isDoneInActions ? row.actionClosedOn : null),
    isDoneInActions,
    isNew: row.isNew,
    version: row.version,
  };
}
