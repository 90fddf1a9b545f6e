import type { TranscriptTurn } from '@rapport/contract';
import {
  byteOrderMark,
  type CsvColumns,
  csvHead,
  csvLine,
} from '../../ground/text-file/csv-row.ts';
import { type SpokenMeeting, speakerOf } from './read-export.ts';
import { fullClock } from './words.ts';

const time = (seconds: number | null) => (seconds === null ? '' : fullClock(seconds));

const columns: CsvColumns<TranscriptTurn & { shownName: string }> = {
  Turn: ({ position }) => `${position + 1}`,
  Start: ({ start }) => time(start),
  End: ({ end }) => time(end),
  'Start in seconds': ({ start }) => start?.toString(),
  'End in seconds': ({ end }) => end?.toString(),
  Speaker: ({ shownName }) => shownName,
  Text: ({ text }) => text,
};

/** One row for each turn. Cells of times are empty where the file has none. */
export async function* turnsCsv(exported: SpokenMeeting): AsyncGenerator<string> {
  yield byteOrderMark + csvHead(columns);
  for await (const piece of exported.transcript.readPieces())
    yield piece
      .map((turn) => csvLine(columns, { ...turn, shownName: speakerOf(exported, turn) }))
      .join('');
}
