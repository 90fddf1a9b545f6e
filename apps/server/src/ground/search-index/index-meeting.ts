import type { Queryable } from '../../database/types.ts';
import { cutPassages } from './cut-passages.ts';
import { saveMeetingIndex } from './meeting-index-repository.ts';
import {
  deletePassages,
  findTranscriptToCut,
  findTurns,
  insertPassages,
  type PieceKey,
} from './passage-repository.ts';
import { configurationOf } from './text-configuration.ts';

type Turns = Parameters<typeof cutPassages>[0];

/** Properties that all pieces of a transcript share. */
export type TranscriptToIndex = {
  language: string | null;
  chapters: readonly { fromTurn: number }[];
  /** Names of speakers by id. */
  names: ReadonlyMap<string, string>;
};

/** Writes the passages of a piece, after the piece itself. */
export async function indexPiece(
  db: Queryable,
  piece: PieceKey,
  turns: Turns,
  { language, chapters, names }: TranscriptToIndex,
): Promise<void> {
  const starts = new Set(chapters.map(({ fromTurn }) => fromTurn));
  const passages = cutPassages(turns, starts).map((passage) => ({
    ...passage,
    names: passage.speakers.map((id) => names.get(id) ?? '').join(' '),
  }));
  await insertPassages(db, piece, configurationOf(language), passages);
}

type MeetingKey = { organizationId: string; meetingId: string };

/** Cuts the passages of a meeting again from its stored transcript, if its turns have changed or were never cut. */
export async function cutAgain(tx: Queryable, key: MeetingKey): Promise<void> {
  const transcript = await findTranscriptToCut(tx, key);
  if (!transcript) return;
  const { transcriptId, pieces, findings } = transcript;
  await deletePassages(tx, { ...key, transcriptId });
  for (let position = 0; position < pieces; position += 1) {
    const piece = { ...key, transcriptId, position };
    const turns = await findTurns(tx, piece);
    await indexPiece(tx, piece, turns, { ...transcript, chapters: findings?.chapters ?? [] });
  }
}

/** Writes the whole index of a meeting. */
export async function indexMeeting(tx: Queryable, key: MeetingKey): Promise<void> {
  await cutAgain(tx, key);
  await saveMeetingIndex(tx, key);
}
