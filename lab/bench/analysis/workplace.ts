import type { ActionItem, Outcome } from '@rapport/transcript';
import { namesSaidTo } from '../../../packages/transcript/src/3-features/names-said.ts';
import { findOutcomes } from '../../../packages/transcript/src/3-features/outcomes/find-outcomes.ts';
import {
  type OutcomeKind,
  outcomeKinds,
} from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import { sureOf } from '../../../packages/transcript/src/3-features/outcomes/sure-of.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import { isWithin } from '../../train/outcomes/marked-meetings.ts';
import {
  isOfOddHalf,
  readWorkplaceMeetings,
  type WorkplaceMeeting,
} from '../../train/outcomes/workplace-meetings.ts';
import { rightness } from './outcome-rightness.ts';
import { plainRightness } from './outcomes.ts';
import { type OwnerAnswer, ownerAnswer } from './owner-answer.ts';

type Rightness = { precision: number; recall: number };
export type WorkplaceRow = {
  kind: OutcomeKind;
  meetings: number;
  marked: number;
  finds: number;
  sure: Rightness;
  withMaybe: Rightness;
  /** A plain regression, learned from the workplace meetings for learning, with the same number of finds. */
  plain: Rightness;
};

/** The marks of long garbled turns may be a turn off. */
export const hitTurnsOf = ({ name }: Pick<WorkplaceMeeting, 'name'>): number =>
  name.startsWith('akash') ? 2 : 1;

const turnsOf = (items: readonly { turn: number }[]) => items.map(({ turn }) => turn);

export function foundIn({ turns }: Pick<WorkplaceMeeting, 'turns'>) {
  const talk = talkOf(turns);
  const found = findOutcomes({ talk, saidTo: namesSaidTo(talk), date: null, language: 'en' });
  return { ...found, actions: found.actionItems };
}

/** One half is kept for a last measurement. */
const meetingsOf = (data: string, half: 'even' | 'odd'): WorkplaceMeeting[] =>
  readWorkplaceMeetings(data, 'wild').filter(
    (meeting) => isOfOddHalf(meeting) === (half === 'odd'),
  );

/** Compares with outcomes that a reader marked in workplace transcripts of others. */
export function benchWorkplaceOutcomes(data: string, half: 'even' | 'odd'): WorkplaceRow[] {
  const learning = readWorkplaceMeetings(data, 'business');
  const meetings = meetingsOf(data, half);
  const all = meetings.map((meeting) => {
    const found: Record<OutcomeKind, (ActionItem | Outcome)[]> = foundIn(meeting);
    return { meeting, found };
  });
  return outcomeKinds.map((kind) => {
    const right = (chosen: (items: (ActionItem | Outcome)[]) => { turn: number }[]) =>
      rightness(
        all.map(({ meeting, found }) => ({
          finds: turnsOf(chosen(found[kind])),
          marked: meeting.marked[kind],
          hitTurns: hitTurnsOf(meeting),
        })),
      );
    const finds = all.reduce((sum, { found }) => sum + sureOf(found[kind]).length, 0);
    return {
      kind,
      meetings: meetings.length,
      marked: all.reduce((sum, { meeting }) => sum + sureOf(meeting.marked[kind]).length, 0),
      finds,
      sure: right(sureOf),
      withMaybe: right((items) => items),
      plain: plainRightness(learning, meetings, kind, finds, 1),
    };
  });
}

/** Owners of our sure actions, by the nearest sure action that the reader marked. */
export function benchWorkplaceOwners(data: string, half: 'even' | 'odd') {
  const counts: Record<OwnerAnswer, number> = { right: 0, wrong: 0, none: 0 };
  for (const meeting of meetingsOf(data, half)) {
    for (const { turn, owner } of foundIn(meeting).actions.flatMap((item) =>
      item.sure && 'owner' in item ? item : [],
    )) {
      const near = sureOf(meeting.marked.actions).filter(
        (item) => item.owner !== null && isWithin(turn, item, hitTurnsOf(meeting)),
      );
      if (near.length === 0) continue;
      // Two actions of one turn have owners of their own.
      const answers = near.map((item) => ownerAnswer(owner, item.owner));
      counts[answers.includes('right') ? 'right' : (answers[0] ?? 'none')]++;
    }
  }
  return counts;
}
