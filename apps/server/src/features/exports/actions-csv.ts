import type { ActionItem, TranscriptTurn } from '@rapport/contract';
import { csvRow } from '../../ground/text-file/csv-row.ts';
import { type SaidMeeting, speakerOf } from './read-export.ts';
import { byteOrderMark } from './turns-csv.ts';
import { fullClock } from './words.ts';

const head = [
  'Action',
  'Said before',
  'Owner',
  'Due as said',
  'Due day',
  'Time',
  'Speaker',
  'Quote',
];

/** One row for each action item, with the words that it was found in. `quoted` holds the turns by position. */
export function actionsCsv(
  exported: SaidMeeting,
  items: readonly ActionItem[],
  quoted: ReadonlyMap<number, TranscriptTurn>,
): string {
  const rows = items.map(({ text, before, owner, dueDate, dueDay }, at) => {
    const evidence = exported.transcript.actionItems?.[at];
    const turn = evidence?.quote ? quoted.get(evidence.turn) : undefined;
    const time = turn && turn.start !== null ? fullClock(turn.start) : '';
    const speaker = turn && speakerOf(exported, turn);
    return [text, before, owner, dueDate, dueDay, time, speaker, evidence?.quote];
  });
  return byteOrderMark + [head, ...rows].map(csvRow).join('');
}
