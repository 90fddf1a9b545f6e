import { type RawBuilder, sql } from 'kysely';
import { jsonb } from '../../database/jsonb.ts';
import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';
import { withoutAccents } from '../without-accents.ts';
import type { Passage } from './cut-passages.ts';

export type PieceKey = {
  organizationId: string;
  meetingId: string;
  transcriptId: string;
  position: number;
};
export type NamedPassage = Passage & { names: string };

/** Inserts the passages of a piece. Names of speakers have weight C, spoken words D. */
export async function insertPassages(
  db: Queryable,
  { organizationId, meetingId, transcriptId, position }: PieceKey,
  configuration: string,
  passages: readonly NamedPassage[],
): Promise<void> {
  if (passages.length === 0) return;
  const written = passages.map(withPlainSpelling);
  const vectorOf = (text: RawBuilder<unknown>) =>
    sql`to_tsvector(${configuration}::regconfig, ${text})`;
  await sql`
    insert into "passage" ("organizationId", "meetingId", "transcriptId", "piece", "position",
      "firstTurn", "firstChar", "lastTurn", "lastChar", "start", "speakers", "words")
    select ${organizationId}, ${meetingId}, ${transcriptId}, ${position}, "ordinal" - 1,
      "firstTurn", "firstChar", "lastTurn", "lastChar", "start", "speakers",
      ${vectorOf(sql`"words"`)} || ${vectorOf(sql`"plainWords"`)}
        || setweight(${vectorOf(sql`"names"`)} || ${vectorOf(sql`"plainNames"`)}, 'C')
    from rows from (
      jsonb_to_recordset(${jsonb(written)}) as ("firstTurn" integer, "firstChar" integer,
        "lastTurn" integer, "lastChar" integer, "start" double precision, "speakers" uuid[],
        "words" text, "plainWords" text, "names" text, "plainNames" text)
    ) with ordinality as "new" ("firstTurn", "firstChar", "lastTurn", "lastChar", "start",
      "speakers", "words", "plainWords", "names", "plainNames", "ordinal")`.execute(db);
}

/** Texts with accents once more without them: stems differ, since endings of some languages are known by their accents. */
function withPlainSpelling(passage: NamedPassage) {
  const plainOf = (text: string) => {
    const plain = withoutAccents(text);
    return plain === text ? '' : plain;
  };
  const { words, names } = passage;
  return { ...passage, plainWords: plainOf(words), plainNames: plainOf(names) };
}

type MeetingKey = { organizationId: string; meetingId: string };

/** Deletes the passages of one transcript only, because a new transcript of the meeting may be in progress. */
export const deletePassages = (tx: Queryable, key: MeetingKey & { transcriptId: string }) =>
  deleteRows(tx, 'passage', {
    organizationId: key.organizationId,
    meetingId: key.meetingId,
    transcriptId: key.transcriptId,
  });

/** The data needed to cut the passages of a meeting; undefined without results. */
export async function findTranscriptToCut(db: Queryable, key: MeetingKey) {
  const transcript = await db
    .selectFrom('meetingTranscript as transcript')
    .innerJoin('meeting', 'meeting.id', 'transcript.meetingId')
    .select(['transcript.transcriptId', 'transcript.pieces', 'transcript.findings', 'language'])
    .where('transcript.organizationId', '=', key.organizationId)
    .where('transcript.meetingId', '=', key.meetingId)
    .executeTakeFirst();
  if (!transcript) return undefined;
  const speakers = await db
    .selectFrom('participant')
    .select(['id', 'name'])
    .where('organizationId', '=', key.organizationId)
    .where('meetingId', '=', key.meetingId)
    .execute();
  return { ...transcript, names: new Map(speakers.map(({ id, name }) => [id, name])) };
}

export async function findTurns(db: Queryable, key: PieceKey) {
  const piece = await db
    .selectFrom('transcriptPiece')
    .select('turns')
    .where('organizationId', '=', key.organizationId)
    .where('meetingId', '=', key.meetingId)
    .where('transcriptId', '=', key.transcriptId)
    .where('position', '=', key.position)
    .executeTakeFirst();
  return piece?.turns ?? [];
}
