import { saysThing, tellsProgress } from '@rapport/ask';
import { type HandoverKind, meetingsOfTakeOver, type TakenOver } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { saysTopic } from './cut-to-topic.ts';
import type { ItemRow } from './item-repository.ts';
import type { ItemQuote } from './read-item-quotes.ts';
import { matterOf, saysMatter } from './says-same.ts';
import {
  type LaterMeeting,
  type LaterTurn,
  listLaterActions,
  listLaterTurns,
  listMetWithout,
  listOpenedBy,
  type ShownByMeeting,
} from './taken-over-repository.ts';

export type TakeOver = { takenOver: TakenOver | null; shownIn: number };

type Handed = ItemRow & { assigneeId: string; since: Date };

/** A turn of so many words is a report. */
const reportWords = 45;

const byWords: ReadonlySet<HandoverKind> = new Set([
  'topic',
  'work',
  'report',
  'document',
  'customer',
  'said',
]);

/**
 * For items that somebody else than the person who leaves has: what meetings show since they have it that they took it
 * over. From meetings that the member may read.
 */
export async function readTakenOver(
  db: Database,
  member: Member,
  rows: readonly ItemRow[],
  quotes: ReadonlyMap<string, ItemQuote>,
): Promise<Map<string, TakeOver>> {
  const handed = rows.flatMap((row): Handed[] => {
    const { assigneeId, assignedAt, addedAt, projectPersonId, kind } = row;
    if (assigneeId === null || assignedAt === null || assigneeId === projectPersonId) return [];
    if (kind === 'own') return [];
    return [{ ...row, assigneeId, since: new Date(Math.max(+assignedAt, +addedAt)) }];
  });
  const of = (wanted: (kind: HandoverKind) => boolean) => handed.filter(({ kind }) => wanted(kind));
  const [turns, opened, met, actions] = await Promise.all([
    listLaterTurns(db, member, earliestOf(of((kind) => byWords.has(kind)))),
    listOpenedBy(db, member, of((kind) => kind === 'series').flatMap(seriesOf)),
    listMetWithout(db, member, of((kind) => kind === 'person').map(introducedOf)),
    listLaterActions(db, member, earliestOf(of((kind) => kind === 'action'))),
  ]);
  return new Map(
    handed.map((row): [string, TakeOver] => {
      const { id, kind } = row;
      const ofItem = (shown: readonly ShownByMeeting[]) =>
        shown
          .filter(({ itemId }) => itemId === id)
          .map((one) => ({ ...one, turn: 0, start: null }));
      if (kind === 'series') return [id, takeOver(kind, ofItem(opened))];
      if (kind === 'person') return [id, takeOver(kind, ofItem(met))];
      if (kind === 'action') {
        if (row.actionState === 'done' && row.actionClosedOn) return [id, done(row.actionClosedOn)];
        const matter = matterOf(row.actionText ?? '');
        const asked = actions.filter((one) => isOf(row, one) && saysMatter(one.text, matter));
        return [id, takeOver(kind, asked)];
      }
      const says = sayer(row, quotes.get(id));
      return [
        id,
        takeOver(
          kind,
          turns.filter((one) => isOf(row, one) && says(one)),
        ),
      ];
    }),
  );
}

const isOf = (
  { assigneeId, since }: Handed,
  one: Pick<LaterTurn, 'personId' | 'startsAt'>,
): boolean => one.personId === assigneeId && +one.startsAt > +since;

/** What a turn has to say for an item. */
function sayer(row: Handed, shown: ItemQuote | undefined): (turn: LaterTurn) => boolean {
  const { kind, nameKey, topicKey, projectPersonName } = row;
  if (kind === 'said' || kind === 'work') {
    const matter = matterOf(shown?.quote.text ?? '', [projectPersonName ?? '']);
    return ({ text }) => saysMatter(text, matter);
  }
  if (kind === 'report' && nameKey === null) return ({ text }) => tellsProgress(text);
  if (nameKey === null) return ({ text }) => saysTopic(text, topicKey ?? '');
  return ({ text }) =>
    saysThing(text, nameKey) !== null &&
    (kind !== 'report' || text.split(/\s+/).length >= reportWords);
}

/** Newest first. */
function takeOver(
  kind: HandoverKind,
  shown: readonly (LaterMeeting & Pick<LaterTurn, 'turn' | 'start'>)[],
): TakeOver {
  const shownIn = new Set(shown.map(({ meetingId }) => meetingId)).size;
  const [latest] = shown;
  if (!latest || shownIn < meetingsOfTakeOver[kind]) return { takenOver: null, shownIn };
  const { date: on, meetingId, meeting, turn, start } = latest;
  return { shownIn, takenOver: { on, meetingId, meeting, turn, start } };
}

const done = (on: string): TakeOver => ({
  shownIn: 1,
  takenOver: { on, meetingId: null, meeting: null, turn: null, start: null },
});

/** The first moment of each assignee. */
const earliestOf = (rows: readonly Handed[]) =>
  [...Map.groupBy(rows, ({ assigneeId }) => assigneeId)].map(([personId, own]) => ({
    personId,
    since: new Date(Math.min(...own.map(({ since }) => +since))),
  }));

const seriesOf = ({ id, seriesId, assigneeId, since }: Handed) =>
  seriesId === null ? [] : [{ itemId: id, seriesId, personId: assigneeId, since }];

const introducedOf = (row: Handed) => ({
  itemId: row.id,
  introducedId: row.introducedId,
  guestId: row.guestId,
  personId: row.assigneeId,
  leaverId: row.projectPersonId,
  since: row.since,
});
