import type { ListedActionItem, TranscriptTurn } from '@rapport/contract';
import {
  byteOrderMark,
  type CsvColumns,
  csvHead,
  csvLine,
} from '../../ground/text-file/csv-row.ts';
import { type SaidMeeting, speakerOf } from './read-export.ts';
import { fullClock } from './words.ts';

type Row = {
  item: Pick<ListedActionItem, 'text' | 'before' | 'owner' | 'dueDate' | 'dueDay'>;
  state: string;
  doneOn?: string | undefined;
  note?: string | undefined;
  isConfirmed?: boolean | undefined;
  origin: 'added' | 'found' | 'maybe';
  /** In seconds; null without a place in the talk or its time. */
  start: number | null;
  speaker: string | undefined;
  quote: string | undefined;
};

const columns: CsvColumns<Row> = {
  Action: ({ item }) => item.text,
  'Said before': ({ item }) => item.before,
  Owner: ({ item }) => item.owner,
  'Due as said': ({ item }) => item.dueDate,
  'Due day': ({ item }) => item.dueDay,
  State: ({ state }) => state,
  'Done on': ({ doneOn }) => doneOn,
  Note: ({ note }) => note,
  Origin: ({ origin }) => origin,
  Confirmed: ({ isConfirmed }) => (isConfirmed ? 'yes' : null),
  Time: ({ start }) => (start === null ? '' : fullClock(start)),
  Speaker: ({ speaker }) => speaker,
  Quote: ({ quote }) => quote,
};

/**
 * One row for each action item that nobody dropped, with the words that it was found in, then one for each that may be
 * one. `quoted` holds the turns by position.
 */
export function actionsCsv(
  exported: SaidMeeting,
  items: readonly ListedActionItem[],
  quoted: ReadonlyMap<number, TranscriptTurn>,
): string {
  const placeOf = (turn: TranscriptTurn | undefined) => ({
    start: turn?.start ?? null,
    speaker: turn && speakerOf(exported, turn),
  });
  const rows = items.map((item, at): Row => {
    const evidence = exported.transcript.actionItems?.[at];
    return {
      item,
      state: item.doneOn ? 'done' : item.isFromBefore ? 'from before' : 'open',
      doneOn: item.doneOn,
      note: item.note,
      isConfirmed: item.isConfirmed,
      origin: item.isAdded ? 'added' : 'found',
      ...placeOf(evidence?.quote ? quoted.get(evidence.turn) : undefined),
      quote: evidence?.quote,
    };
  });
  const maybe = (exported.meeting.findings?.maybe?.actions ?? []).map((item): Row => {
    const [place] = item.evidence;
    return {
      item,
      state: '',
      origin: 'maybe',
      ...placeOf(place && quoted.get(place.turn)),
      quote: place?.quote,
    };
  });
  return (
    byteOrderMark +
    csvHead(columns) +
    [...rows, ...maybe].map((row) => csvLine(columns, row)).join('')
  );
}
