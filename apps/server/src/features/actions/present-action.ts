import type { Action } from '@rapport/contract';
import { meetingAbilities } from '../../ground/meeting/policy.ts';
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

export function presentAction(row: ListedAction, member: Member): Action {
  const { meetingId, title, date, turn, start, ownerName: name } = row;
  return {
    id: row.id,
    origin: row.origin,
    text: row.text,
    quote: row.quote,
    before: row.before,
    isCorrected: row.isCorrected,
    owner: name === null ? null : { userId: row.ownerUserId, name },
    dueDay: row.dueDay,
    dueWords: row.dueDay === null ? row.dueDate : null,
    state: row.state,
    closedOn: row.closedOn,
    note: row.note,
    meeting:
      meetingId === null || title === null || date === null
        ? null
        : { id: meetingId, title, date, turn, start },
    author: row.author,
    addedOn: row.addedOn,
    group: groupNamed(row.group),
    can: actionAbilities(member, row),
  };
}
