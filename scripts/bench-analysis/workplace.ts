import { namesSaidTo } from '../../packages/transcript/src/3-features/names-said.ts';
import { findOutcomes } from '../../packages/transcript/src/3-features/outcomes/find-outcomes.ts';
import {
  type OutcomeKind,
  outcomeKinds,
} from '../../packages/transcript/src/3-features/outcomes/model.ts';
import { talkOf } from '../../packages/transcript/src/3-features/talk.ts';
import type { Marked } from '../train-outcomes/marked-meetings.ts';
import {
  isOfOddHalf,
  readWorkplaceMeetings,
  type WorkplaceMeeting,
} from '../train-outcomes/workplace-meetings.ts';
import { rightness } from './outcome-rightness.ts';

export type WorkplaceRow = {
  kind: OutcomeKind;
  meetings: number;
  marked: number;
  finds: number;
  precision: number;
  recall: number;
};

/** Long garbled turns, whose marks may be a turn off. */
const isGarbled = ({ name }: WorkplaceMeeting): boolean => name.startsWith('akash');

/**
 * Compares with outcomes that a reader marked in workplace transcripts of others. `half` names the files, so that one
 * half can be kept for a last measurement.
 */
export function benchWorkplaceOutcomes(data: string, half: 'even' | 'odd'): WorkplaceRow[] {
  const meetings = readWorkplaceMeetings(data, 'wild').filter(
    (meeting) => isOfOddHalf(meeting) === (half === 'odd'),
  );
  const all = meetings.map((meeting) => {
    const talk = talkOf(meeting.turns);
    const found = findOutcomes({ talk, saidTo: namesSaidTo(talk), date: null, language: 'en' });
    return { meeting, found: { ...found, actions: found.actionItems } };
  });
  return outcomeKinds.map((kind) => {
    const pairs = all.map(({ meeting, found }) => ({
      finds: found[kind].map(({ turn }) => turn),
      marked: meeting.marked[kind],
      hitTurns: isGarbled(meeting) ? 2 : 1,
    }));
    const isSure = ({ sure }: Marked) => sure;
    return {
      kind,
      meetings: meetings.length,
      marked: pairs.reduce((sum, { marked }) => sum + marked.filter(isSure).length, 0),
      finds: pairs.reduce((sum, { finds }) => sum + finds.length, 0),
      ...rightness(pairs),
    };
  });
}
