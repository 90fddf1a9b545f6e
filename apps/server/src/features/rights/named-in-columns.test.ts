import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';

/** May name people: an erasure rewrites them, deletes them or has them made again. */
const maybeNames = [
  'actionItem.before',
  'actionItem.note',
  'actionItem.owner',
  'actionItem.quote',
  'actionItem.text',
  'countedWords.words',
  'importedFile.name',
  'importedFile.reason',
  'interaction.communicationRecommendations',
  'interaction.evidence',
  'interaction.summaryOfInteractions',
  'meeting.alsoSaid',
  'meeting.doubts',
  'meeting.error',
  'meeting.initiatives',
  'meeting.summary',
  'meeting.title',
  'meetingCorrection.change',
  'meetingCorrection.words',
  'meetingFile.name',
  'meetingIndex.heading',
  'meetingIndex.words',
  'meetingTranscript.findings',
  'meetingTranscript.summaryLines',
  'outOfDateSeries.key',
  'participant.calledAs',
  'participant.evidence',
  'participant.feelingEvidence',
  'participant.heardAs',
  'participant.joined',
  'participant.label',
  'participant.name',
  'participant.statedRole',
  'participant.summary',
  'passage.words',
  'recording.fileName',
  'recordingPart.segments',
  'seriesMeeting.key',
  'speakerAlias.heardAs',
  'speakerAlias.name',
  'transcriptPiece.turns',
];

/** Values of a list, numbers, digests and models, and words of the organization. */
const neverNames = [
  'actionItem.changed',
  'actionItem.dueDate',
  'importedFile.sha256',
  'importedFile.source',
  'interaction.recommendationsSource',
  'interaction.sentiment',
  'interaction.summarySource',
  'meeting.language',
  'meeting.meetingLink',
  'meeting.moods',
  'meeting.peopleByFeeling',
  'meeting.sentimentLabel',
  'meeting.shownMood',
  'meeting.step',
  'meeting.summarySource',
  'meeting.team',
  'meeting.wordsDigest',
  'meetingFile.sha256',
  'meetingIndex.configuration',
  'meetingTranscript.coverage',
  'meetingTranscript.talk',
  'notification.kind',
  'participant.sentiment',
  'participant.summarySource',
  'participant.tieHow',
  'participant.tieSure',
  'participant.turnFacts',
  'participant.wordsDigest',
  'recording.language',
  'recording.model',
  'recording.sha256',
  'sound.mimeType',
];

test('of every column with words of a meeting it is decided whether an erasure looks for names in it', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql<{ column: string }>`
    select relname || '.' || attname as "column"
    from pg_attribute join pg_class "owner" on "owner".oid = attrelid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'organizationId'
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'tsvector'::regtype)
      and (relname = 'meeting' or exists (
        select from pg_attribute "of" where "of".attrelid = "owner".oid and "of".attname = 'meetingId'))
      and not exists (
        select from pg_constraint
        where conrelid = attrelid and contype in ('c', 'f') and attnum = any (conkey))`.execute(db);
  const decided = [...maybeNames, ...neverNames];
  expect(rows.map(({ column }) => column).sort()).toEqual(decided.sort());
  await close();
});
