import { randomUUID } from 'node:crypto';
import { insertRows } from '../../database/insert-rows.ts';
import type { Queryable } from '../../database/types.ts';
import type { WrittenAnalysis } from '../model-texts/written-analysis.ts';
import type { Run } from './processing-repository.ts';

/** Puts an analysis in the place of whatever was known of a meeting. */
export async function replaceResults(
  tx: Queryable,
  run: Run,
  analysis: WrittenAnalysis,
): Promise<void> {
  const known = await deleteResults(tx, run);
  // Whoever spoke under the same label before keeps their id: open pages and links refer to it.
  const rowIds = new Map(
    analysis.participants.map(({ id, label }) => [id, known.get(label) ?? randomUUID()]),
  );
  const rowId = (participant: string) => {
    const id = rowIds.get(participant);
    if (!id) throw new Error(`The map names a participant that is not there: ${participant}`);
    return id;
  };
  await insertRows(tx, {
    participant: participantRows(run, analysis, rowId),
    interaction: interactionRows(run, analysis, rowId),
    actionItem: actionItemRows(run, analysis),
    meetingTranscript: [transcriptRow(run, analysis, rowId)],
  });
}

/** Answers the ids of those who spoke, by their labels. What was between them goes with them. */
async function deleteResults(tx: Queryable, run: Run): Promise<Map<string | null, string>> {
  const participants = await tx
    .with('items', (query) =>
      query
        .deleteFrom('actionItem')
        .where('organizationId', '=', run.organizationId)
        .where('meetingId', '=', run.id),
    )
    .with('transcript', (query) =>
      query
        .deleteFrom('meetingTranscript')
        .where('organizationId', '=', run.organizationId)
        .where('meetingId', '=', run.id),
    )
    .deleteFrom('participant')
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .returning(['id', 'label'])
    .execute();
  return new Map(participants.map(({ id, label }) => [label, id]));
}

type RowId = (participant: string) => string;

function participantRows(run: Run, { participants, graph }: WrittenAnalysis, rowId: RowId) {
  const engagement = new Map(graph.nodes.map((node) => [node.id, node.engagementScore] as const));
  return participants.map((person, position) => ({
    organizationId: run.organizationId,
    meetingId: run.id,
    id: rowId(person.id),
    position,
    name: person.name,
    label: person.label,
    joined: person.joined,
    directoryUserId: person.directoryUserId,
    tieHow: person.tie?.how ?? null,
    tieSure: person.tie?.sure ?? null,
    suggestedUserId: person.suggestedUserId,
    sentiment: person.sentiment,
    sentimentScore: person.sentimentScore,
    engagementScore: engagement.get(person.id) ?? 0,
    summary: person.summary,
    summarySource: person.summarySource,
    evidence: person.evidence,
    turns: person.turns,
    words: person.words,
    questions: person.questions,
    speakingSeconds: person.speakingSeconds,
    talkShare: person.talkShare,
  }));
}

function interactionRows(run: Run, { graph }: WrittenAnalysis, rowId: RowId) {
  return graph.links.map(({ source, target, ...link }) => ({
    organizationId: run.organizationId,
    meetingId: run.id,
    sourceId: rowId(source),
    targetId: rowId(target),
    sentiment: link.sentiment,
    value: link.value,
    strength: link.strength,
    summaryOfInteractions: link.summaryOfInteractions,
    communicationRecommendations: link.communicationRecommendations,
    summarySource: link.summarySource,
    recommendationsSource: link.recommendationsSource,
    evidence: link.evidence,
  }));
}

function actionItemRows(run: Run, { actionItems }: WrittenAnalysis) {
  return actionItems.map((item, position) => ({
    organizationId: run.organizationId,
    meetingId: run.id,
    position,
    ...item,
  }));
}

function transcriptRow(run: Run, analysis: WrittenAnalysis, rowId: RowId) {
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
  return {
    organizationId: run.organizationId,
    meetingId: run.id,
    turns,
    summaryLines: analysis.summaryLines,
    coverage: {
      turns: turns.length,
      words: analysis.turns.reduce((sum, { words }) => sum + words, 0),
      minutes: Math.round(analysis.durationSeconds / 60),
      timed: turns.some(({ start }) => start !== null),
      unattributedTurns: turns.filter(({ participantId }) => participantId === null).length,
      leftOut: analysis.leftOut,
    },
  };
}
