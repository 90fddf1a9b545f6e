import type { ListedActionItem, TranscriptTurn } from '@rapport/contract';
import { byteOrderMark, csvRow } from '../../ground/text-file/csv-row.ts';
import { type SaidMeeting, speakerOf } from './read-export.ts';
import { fullClock } from './words.ts';

const head = [
  'Action',
  'Said before',
  'Owner',
  'Due as said',
  'Due day',
  'State',
  'Done on',
  'Note',
  'Origin',
  'Confirmed',
  'Time',
  'Speaker',
  'Quote',
];

/**
 * One row for each action item that nobody dropped, with the words that it was found in, then one for each that may be
 * one. `quoted` holds the turns by position.
 */
export function actionsCsv(
  exported: SaidMeeting,
  items: readonly ListedActionItem[],
  quoted: ReadonlyMap<number, TranscriptTurn>,
): string {
  const rows = items.map((item, at) => {
    const { text, before, owner, dueDate, dueDay, doneOn, note, isAdded } = item;
    const evidence = exported.transcript.actionItems?.[at];
    const turn = evidence?.quote ? quoted.get(evidence.turn) : undefined;
    const time = turn && turn.start !== null ? fullClock(turn.start) : '';
    const speaker = turn && speakerOf(exported, turn);
    const origin = isAdded ? 'added' : 'found';
    const state = [doneOn ? 'done' : 'open', doneOn, note, origin, item.isConfirmed && 'yes'];
    return [text, before, owner, dueDate, dueDay, ...state, time, speaker, evidence?.quote];
  });
  const maybe = (exported.meeting.findings?.maybe?.actions ?? []).map((action) => {
    const { text, before, owner, dueDate, dueDay, evidence } = action;
    const [place] = evidence;
    const turn = place && quoted.get(place.turn);
    const time = turn && turn.start !== null ? fullClock(turn.start) : '';
    const speaker = turn && speakerOf(exported, turn);
    const state = ['', '', '', 'maybe', ''];
    return [text, before, owner, dueDate, dueDay, ...state, time, speaker, place?.quote];
  });
  return byteOrderMark + [head, ...rows, ...maybe].map(csvRow).join('');
}
