import {
  type HandoverItem,
  type HandoverKind,
  handoverKindSchema,
  handoverWeeks,
  type SeriesListItem,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { dayMs } from '../../../ground/calendar-days.ts';
import { dayIn } from '../../../ground/day-in.ts';
import type { Member } from '../../../platform/session.ts';
import { listSeries } from '../../series/read-series.ts';
import { listSeriesOfPeople, type SeriesOfPerson } from '../carried/carried-repository.ts';
import { cutToTopic } from './cut-to-topic.ts';
import { nameGuests } from './guest-repository.ts';
import {
  type NamedTopic,
  nameTopics,
  readQuotes,
  type SaidQuote,
} from './handover-topic-repository.ts';
import type { ItemRow } from './item-repository.ts';
import type { ShownFigures } from './shown-figures.ts';

export const formerParticipant = 'Former participant';

/**
 * The first day of the 13 weeks that a handover is made from, or somewhat earlier: the last of these weeks may end a
 * week before its creation.
 */
export const foundSince = (createdAt: Date): Date =>
  new Date(createdAt.getTime() - (handoverWeeks + 1) * 7 * dayMs);

/**
 * Without people to introduce if ties are hidden, without topics, which are found by what one person said, in
 * works-council mode, and without actions if these are switched off.
 */
export const shownKinds = ({ settings }: Member, { tiesHidden }: ShownFigures): HandoverKind[] =>
  handoverKindSchema.options.filter(
    (kind) =>
      (kind !== 'person' || tiesHidden === null) &&
      (kind !== 'topic' || tiesHidden !== 'worksCouncil') &&
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
  doneOn !== null || isOverInActions(actionState);

const isOverInActions = (state: ItemRow['actionState']) => state === 'done' || state === 'dropped';

type Known = {
  figures: boolean;
  topics: ReadonlyMap<string, NamedTopic>;
  quotes: ReadonlyMap<string, SaidQuote>;
  /** Names of guests. */
  guests: ReadonlyMap<string, string>;
  series: ReadonlyMap<string, SeriesListItem>;
  led: readonly SeriesOfPerson[];
};

/** Items with those words of their sources that the member may read now. */
export async function presentItems(
  db: Database,
  member: Member,
  shown: ShownFigures,
  rows: readonly ItemRow[],
): Promise<HandoverItem[]> {
  const keys = rows.flatMap(({ topicKey }) => topicKey ?? []);
  const since = new Date(Math.min(...rows.map(({ createdAt }) => foundSince(createdAt).getTime())));
  const places = rows.flatMap(({ topicKey, quoteMeetingId, quoteTurn, projectPersonId }) =>
    topicKey && quoteMeetingId && quoteTurn !== null && projectPersonId
      ? [{ key: topicKey, meetingId: quoteMeetingId, turn: quoteTurn, personId: projectPersonId }]
      : [],
  );
  const ofSeries = rows.filter(({ kind }) => kind === 'series');
  const guestIds = rows.flatMap(({ guestId }) => guestId ?? []);
  const [topics, quotes, guests, series, led] = await Promise.all([
    nameTopics(db, member, keys, since),
    readQuotes(db, member, places),
    nameGuests(db, member, guestIds),
    ofSeries.length > 0 ? listSeries(db, member) : { series: [] },
    shown.figures ? listLed(db, member, ofSeries, since) : [],
  ]);
  const known: Known = {
    figures: shown.figures,
    topics,
    quotes: new Map(quotes.map((quote) => [placeOf(quote), quote])),
    guests,
    series: new Map(series.series.map((one) => [one.id, one])),
    led,
  };
  return rows.map((row) => presentItem(row, known));
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

type Place = { key: string; meetingId: string | null; turn: number | null };
const placeOf = ({ key, meetingId, turn }: Place) => JSON.stringify([key, meetingId, turn]);

function presentItem(row: ItemRow, known: Known): HandoverItem {
  const { kind, assigneeId, assigneeName, actionState } = row;
  const isDoneInActions = isOverInActions(actionState);
  return {
    id: row.id,
    kind,
    ...sourceOf(row, known),
    quote: quoteOf(row, known),
    isLate: row.lateDays > 0,
    lateDays: row.lateDays,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    dueDay: row.dueDay,
    note: row.note,
    doneOn: row.doneOn ?? (isDoneInActions ? row.actionClosedOn : null),
    isDoneInActions,
    isNew: row.isNew,
    version: row.version,
  };
}

const nothing = {
  sourceId: null,
  isOutside: false,
  mentions: null,
  meetings: null,
  tiesLeft: null,
  led: null,
  lastOn: null,
  nextOn: null,
};

function sourceOf(row: ItemRow, { figures, topics, guests, series, led }: Known) {
  switch (row.kind) {
    case 'own':
      return { ...nothing, label: row.label };
    case 'topic': {
      const topic = topics.get(row.topicKey ?? '');
      if (!topic) return { ...nothing, label: null };
      const mentions = figures ? row.mentions : null;
      return {
        ...nothing,
        label: topic.topic,
        mentions,
        meetings: topic.meetings,
        lastOn: topic.lastOn,
      };
    }
    case 'action':
      return {
        ...nothing,
        label: row.actionText,
        sourceId: row.actionText === null ? null : row.actionId,
        lastOn: row.actionSaidOn,
      };
    case 'person': {
      if (row.guestId !== null) {
        const label = guests.get(row.guestId);
        if (label === undefined) return { ...nothing, label: null, isOutside: true };
        const { meetings, tiesLeft } = row;
        return { ...nothing, label, isOutside: true, meetings, tiesLeft };
      }
      const { introducedName: name, introducedDepartment: department } = row;
      const label =
        name === null ? formerParticipant : [name, department].filter(Boolean).join(', ');
      const { introducedId: sourceId, meetings, tiesLeft } = row;
      return { ...nothing, label, sourceId, meetings, tiesLeft };
    }
    case 'series': {
      const one = series.get(row.seriesId ?? '');
      if (!one) return { ...nothing, label: null };
      const { id: sourceId, name: label, meetings, lastDate: lastOn, nextDate: nextOn } = one;
      const ofPerson = led.find(
        ({ id, personId }) => id === sourceId && personId === row.projectPersonId,
      );
      return {
        ...nothing,
        label,
        sourceId,
        meetings,
        lastOn,
        nextOn,
        led: ofPerson ? { opened: ofPerson.opened, of: ofPerson.meetings } : null,
      };
    }
  }
}

function quoteOf(
  { topicKey, quoteMeetingId, quoteTurn }: ItemRow,
  { quotes }: Known,
): HandoverItem['quote'] {
  if (topicKey === null) return null;
  const said = quotes.get(placeOf({ key: topicKey, meetingId: quoteMeetingId, turn: quoteTurn }));
  if (!said) return null;
  const { text, meetingId, meeting, date, turn, start } = said;
  return { text: cutToTopic(text, topicKey), meetingId, meeting, date, turn, start };
}
