import type { Action, ActionChange, ActionOwner, ActionState } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** The fields of an action that a person can change. */
export type Changed = {
  state?: ActionState;
  owner?: ActionOwner | null;
  dueDay?: string | null;
  note?: string | null;
  text?: string;
};

/** The change in the format of the request. */
export function requestOf({ owner, ...change }: Changed): Omit<ActionChange, 'ids'> {
  if (owner === undefined) return change;
  if (owner === null) return { ...change, owner };
  const { userId, name } = owner;
  return { ...change, owner: userId === null ? { name } : { userId } };
}

/** The change that undoes another change of an action. */
export function undoOf(action: Action, changed: Changed): Changed {
  return {
    ...(changed.state !== undefined && { state: action.state }),
    ...(changed.owner !== undefined && { owner: action.owner }),
    ...(changed.dueDay !== undefined && { dueDay: action.dueDay }),
    ...(changed.note !== undefined && { note: action.note }),
    ...(changed.text !== undefined && { text: action.text }),
  };
}

const stateSentences: Record<ActionState, string> = {
  open: 'opened',
  'from-before': 'put back to those from before',
  done: 'marked done',
  dropped: 'dropped',
};

/** 'Action marked done.' */
export function changedSentence(count: number, changed: Changed): string {
  const subject = count === 1 ? 'Action' : counted(count, 'action');
  if (changed.state) return `${subject} ${stateSentences[changed.state]}.`;
  if (changed.text !== undefined) return `${subject} changed.`;
  if (changed.owner !== undefined)
    return changed.owner
      ? `${subject} given to ${changed.owner.name}.`
      : `Owner of ${subject.toLowerCase()} removed.`;
  if (changed.dueDay !== undefined)
    return changed.dueDay
      ? `Due date of ${subject.toLowerCase()} set.`
      : `Due date of ${subject.toLowerCase()} removed.`;
  return `${subject} changed.`;
}
