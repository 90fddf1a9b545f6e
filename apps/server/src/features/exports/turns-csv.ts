import { byteOrderMark, csvRow } from '../../ground/text-file/csv-row.ts';
import { type SpokenMeeting, speakerOf } from './read-export.ts';
import { fullClock } from './words.ts';

const head = ['Turn', 'Start', 'End', 'Start in seconds', 'End in seconds', 'Speaker', 'Text'];

/** One row for each turn. Cells of times are empty where the file has none. */
export async function* turnsCsv(exported: SpokenMeeting): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(head);
  const time = (seconds: number | null) => (seconds === null ? '' : fullClock(seconds));
  for await (const piece of exported.transcript.readPieces())
    yield piece
      .map((turn) =>
        csvRow([
          `${turn.position + 1}`,
          time(turn.start),
          time(turn.end),
          turn.start?.toString(),
          turn.end?.toString(),
          speakerOf(exported, turn),
          turn.text,
        ]),
      )
      .join('');
}
