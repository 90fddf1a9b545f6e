import { randomUUID } from 'node:crypto';
import type { Finding } from '@rapport/transcript';
import { jsonb } from '../../database/jsonb.ts';
import type { Queryable } from '../../database/types.ts';
import type { WrittenAnalysis } from '../model-texts/written-analysis.ts';
import type { Run } from './processing-repository.ts';

/** PostgreSQL takes 65,535 parameters a statement; this many rows stay well below. */
const rowsPerInsert = 1000;

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    yield rows.slice(start, start + rowsPerInsert);
}

/** Puts an analysis in the place of whatever was known of a meeting. */
export async function replaceResults(
  tx: Queryable,
  run: Run,
  analysis: WrittenAnalysis,
): Promise<void> {
  const rowIds = await rowIdsOf(tx, run, analysis);
  const rowId = (participant: string) => {
    const id = rowIds.get(participant);
    if (!id) throw new Error(`The map names a participant that is not there: ${participant}`);
    return id;
  };
  await replaceParticipants(tx, run, analysis, rowId);
  await replaceInteractions(tx, run, analysis, rowId);
  await replaceActionItems(tx, run, analysis);
  await replaceTranscript(tx, run, analysis, rowId);
}

/** Whoever spoke under the same label before keeps their id: open pages and links refer to it. */
async function rowIdsOf(tx: Queryable, run: Run, { participants }: WrittenAnalysis) {
  const before = await tx
    .selectFrom('participant')
    .select(['id', 'label'])
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .execute();
  const known = new Map(before.map(({ id, label }) => [label, id]));
  return new Map(participants.map(({ id, label }) => [id, known.get(label) ?? randomUUID()]));
}

type RowId = (participant: string) => string;

async function replaceParticipants(
  tx: Queryable,
  run: Run,
  analysis: WrittenAnalysis,
  rowId: RowId,
) {
  await tx
    .deleteFrom('participant')
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .execute();
  const engagement = new Map(
    analysis.graph.nodes.map((node) => [node.id, node.engagementScore] as const),
  );
  const rows = analysis.participants.map((person, position) => ({
    organizationId: run.organizationId,
    meetingId: run.id,
    id: rowId(person.id),
    position,
    name: person.name,
    label: person.label,
    joined: jsonb(person.joined),
    directoryUserId: person.directoryUserId,
    tieHow: person.tie?.how ?? null,
    tieSure: person.tie?.sure ?? null,
    suggestedUserId: person.suggestedUserId,
    sentiment: person.sentiment,
    sentimentScore: person.sentimentScore,
    engagementScore: engagement.get(person.id) ?? 0,
    summary: person.summary,
    summarySource: jsonb(person.summarySource),
    evidence: jsonb(person.evidence),
    turns: person.turns,
    words: person.words,
    questions: person.questions,
    speakingSeconds: person.speakingSeconds,
    talkShare: person.talkShare,
  }));
  for (const batch of batches(rows)) await tx.insertInto('participant').values(batch).execute();
}

/** Those of before went with their participants. */
async function replaceInteractions(
  tx: Queryable,
  run: Run,
  { graph }: WrittenAnalysis,
  rowId: RowId,
) {
  const rows = graph.links.map(({ source, target, evidence, ...link }) => ({
    organizationId: run.organizationId,
    meetingId: run.id,
    sourceId: rowId(source),
    targetId: rowId(target),
    sentiment: link.sentiment,
    value: link.value,
    strength: link.strength,
    summaryOfInteractions: link.summaryOfInteractions,
    communicationRecommendations: link.communicationRecommendations,
    summarySource: jsonb(link.summarySource),
    recommendationsSource: jsonb(link.recommendationsSource),
    evidence: jsonb(evidence),
  }));
  for (const batch of batches(rows)) await tx.insertInto('interaction').values(batch).execute();
}

async function replaceActionItems(tx: Queryable, run: Run, { actionItems }: WrittenAnalysis) {
  await tx
    .deleteFrom('actionItem')
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .execute();
  const rows = actionItems.map((item, position) => ({
    organizationId: run.organizationId,
    meetingId: run.id,
    position,
    ...item,
  }));
  for (const batch of batches(rows)) await tx.insertInto('actionItem').values(batch).execute();
}

async function replaceTranscript(tx: Queryable, run: Run, analysis: WrittenAnalysis, rowId: RowId) {
  const speakers = new Map(analysis.participants.map(({ id, name }) => [name, rowId(id)]));
  const moments = new Map(analysis.moments.map(({ turn, sentiment }) => [turn, sentiment]));
  const turns = analysis.turns.map(({ index, speaker, start, end, text }) => {
    const moment = moments.get(index);
    return {
      position: index,
      participantId: speaker === null ? null : (speakers.get(speaker) ?? null),
      start,
      end,
      text,
      ...(moment && { moment }),
    };
  });
  const row = {
    turns: jsonb(turns),
    summaryLines: jsonb<Finding[]>(analysis.summaryLines),
    coverage: jsonb({
      turns: turns.length,
      words: analysis.turns.reduce((sum, { words }) => sum + words, 0),
      minutes: Math.round(analysis.durationSeconds / 60),
      timed: turns.some(({ start }) => start !== null),
      unattributedTurns: turns.filter(({ participantId }) => participantId === null).length,
      leftOut: analysis.leftOut,
    }),
  };
  await tx
    .insertInto('meetingTranscript')
    .values({ organizationId: run.organizationId, meetingId: run.id, ...row })
    .onConflict((conflict) => conflict.column('meetingId').doUpdateSet(row))
    .execute();
}
