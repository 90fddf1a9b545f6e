import type { Action } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { meetingAbilities } from '../../ground/meeting/policy.ts';
import { listSaidTurns } from '../../ground/meeting/said-turn-repository.ts';
import { everyField } from '../../platform/every-field.ts';
import type { Member } from '../../platform/session.ts';
import { groupNamed, type ListedAction } from './action-list-repository.ts';

/**
 * The owner, the author, and those who may correct the meeting may change an action. The words of a found action
 * belong to the meeting: only those who may correct it may change them.
 */
export function actionAbilities(member: Member, action: ListedAction): Action['can'] {
  const { accountId } = member;
  const { status, uploadedBy } = action;
  const corrects = status !== null && meetingAbilities(member, { status, uploadedBy }).correct;
  const isAuthor = action.createdBy === accountId;
  return {
    change: corrects || isAuthor || action.ownerAccountId === accountId,
    correct: corrects || isAuthor,
  };
}

/** With the speakers, whose names are in the transcripts. */
export async function presentActions(
  db: Queryable,
  member: Member,
  rows: readonly ListedAction[],
): Promise<Action[]> {
  const places = rows.flatMap(({ meetingId, turn }) =>
    meetingId === null || turn === null ? [] : [{ meetingId, turn }],
  );
  const said = await listSaidTurns(db, member.organizationId, places);
  const speakerAt = new Map(
    said.map(({ meetingId, turn, speaker }) => [`${meetingId} ${turn}`, speaker]),
  );
  return rows.map((row) =>
    presentAction(row, member, speakerAt.get(`${row.meetingId} ${row.turn}`) ?? null),
  );
}

export function presentAction(
  row: ListedAction,
  member: Member,
  speaker: string | null = null,
): Action {
  const { meetingId, title, date, turn, start } = row;
  return everyField<Omit<Action, 'carried'>>()({
    id: row.id,
    origin: row.origin,
    text: row.text,
    quote: row.quote,
    before: row.before,
    isCorrected: row.isCorrected,
    ...(row.isConfirmed && { isConfirmed: true as const }),
    owner: ownerOf(row),
    dueDay: row.dueDay,
    dueWords: row.dueDay === null ? row.dueDate : null,
    state: row.state,
    closedOn: row.closedOn,
    note: row.note,
    meeting:
      meetingId === null || title === null || date === null
        ? null
        : { id: meetingId, title, date, turn, start, speaker },
    author: row.author,
    addedOn: row.addedOn,
    group: groupNamed(row.group),
    can: actionAbilities(member, row),
  });
}

export const ownerOf = ({
  ownerUserId: userId,
  ownerName: name,
}: Pick<ListedAction, 'ownerUserId' | 'ownerName'>): Action['owner'] =>
  name === null ? null : { userId, name };
