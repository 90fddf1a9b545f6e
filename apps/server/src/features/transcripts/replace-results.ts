import { randomUUID } from 'node:crypto';
import { insertRows } from '../../database/insert-rows.ts';
import type { Database, Queryable } from '../../database/types.ts';
import type { WrittenAnalysis } from '../model-texts/written-analysis.ts';
import { cutRows, cutTurns } from './cut-turns.ts';
import { findingsOf } from './findings-of.ts';
import type { Run } from './processing-repository.ts';

type SpeakerIds = ReadonlyMap<string, string>;

/** A transcript of several pieces that is written, and that no meeting names yet. */
export type KeptTranscript = { transcriptId: string; pieces: number; speakerIds: SpeakerIds };

/**
 * Writes a transcript of several pieces, each in a statement of its own, before the transaction that names it. One of
 * a single piece is written with the other results. What is never named is swept.
 */
export async function keepTranscript(
  db: Database,
  run: Run,
  analysis: WrittenAnalysis,
): Promise<KeptTranscript | undefined> {
  const first = cutTurns(analysis.turns).next();
  if (first.done || first.value.length === analysis.turns.length) return undefined;
  const speakerIds = idsOfSpeakers(analysis, await listSpeakers(db, run));
  const present = turnPresenter(analysis, speakerIds);
  const transcriptId = randomUUID();
  let pieces = 0;
  for (const turns of cutTurns(analysis.turns)) {
    const piece = { ...ofMeeting(run), transcriptId, position: pieces, turns: turns.map(present) };
    await insertRows(db, { transcriptPiece: [piece] });
    pieces += 1;
  }
  return { transcriptId, pieces, speakerIds };
}

/** Puts an analysis in the place of whatever was known of a meeting. */
export async function replaceResults(
  tx: Queryable,
  run: Run,
  analysis: WrittenAnalysis,
  kept: KeptTranscript | undefined,
): Promise<void> {
  const transcriptId = kept?.transcriptId ?? randomUUID();
  const known = await deleteResults(tx, run, transcriptId);
  const speakerIds = kept?.speakerIds ?? idsOfSpeakers(analysis, known);
  const rowId = (participant: string) => {
    const id = speakerIds.get(participant);
    if (!id) throw new Error(`The map names a participant that is not there: ${participant}`);
    return id;
  };
  const [participant = [], ...participants] = cutRows(participantRows(run, analysis, rowId));
  const [interaction = [], ...interactions] = cutRows(interactionRows(run, analysis, rowId));
  const [actionItem = [], ...actionItems] = cutRows(actionItemRows(run, analysis));
  // All of an ordinary meeting in one statement, which needs the participants before the pairs of them.
  for (const more of participants) await insertRows(tx, { participant: more });
  await insertRows(tx, {
    participant,
    interaction,
    actionItem,
    meetingTranscript: [transcriptRow(run, analysis, transcriptId, kept?.pieces ?? 1)],
    ...(!kept && { transcriptPiece: [onlyPiece(run, analysis, transcriptId, speakerIds)] }),
  });
  for (const more of interactions) await insertRows(tx, { interaction: more });
  for (const more of actionItems) await insertRows(tx, { actionItem: more });
}

const ofMeeting = (run: Run) => ({ organizationId: run.organizationId, meetingId: run.id });

/** Answers the ids of those who spoke, by their labels. What was between them goes with them. */
async function deleteResults(
  tx: Queryable,
  run: Run,
  transcriptId: string,
): Promise<Map<string | null, string>> {
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
    .with('pieces', (query) =>
      query
        .deleteFrom('transcriptPiece')
        .where('organizationId', '=', run.organizationId)
        .where('meetingId', '=', run.id)
        .where('transcriptId', '!=', transcriptId),
    )
    .deleteFrom('participant')
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .returning(['id', 'label'])
    .execute();
  return new Map(participants.map(({ id, label }) => [label, id]));
}

async function listSpeakers(db: Queryable, run: Run): Promise<Map<string | null, string>> {
  const participants = await db
    .selectFrom('participant')
    .select(['id', 'label'])
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .execute();
  return new Map(participants.map(({ id, label }) => [label, id]));
}

/** Whoever spoke under the same label before keeps their id: open pages and links refer to it. */
const idsOfSpeakers = (
  { participants }: WrittenAnalysis,
  known: ReadonlyMap<string | null, string>,
): SpeakerIds =>
  new Map(participants.map(({ id, label }) => [id, known.get(label) ?? randomUUID()]));

type RowId = (participant: string) => string;

function participantRows(run: Run, { participants, graph }: WrittenAnalysis, rowId: RowId) {
  const engagement = new Map(graph.nodes.map((node) => [node.id, node.engagementScore] as const));
  return participants.map((person, position) => ({
    ...ofMeeting(run),
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
    judged: person.judged,
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
    ...ofMeeting(run),
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
  return actionItems.map(({ text, owner, due, dueDate, turn, quote, before }, position) => ({
    ...ofMeeting(run),
    position,
    text,
    owner,
    dueDate: due,
    dueDay: dueDate,
    before,
    turn,
    quote,
  }));
}

/** Writes a turn as it is kept, with the row of who spoke. */
function turnPresenter(analysis: WrittenAnalysis, speakerIds: SpeakerIds) {
  const speakers = new Map(analysis.participants.map(({ id, name }) => [name, speakerIds.get(id)]));
  const moments = new Map(analysis.moments.map((moment) => [moment.turn, moment]));
  return ({ index, speaker, start, end, text }: WrittenAnalysis['turns'][number]) => {
    const moment = moments.get(index);
    return {
      position: index,
      participantId: speaker === null ? null : (speakers.get(speaker) ?? null),
      start,
      end,
      text,
      ...(moment && { moment: moment.sentiment, momentWords: moment.words }),
    };
  };
}

function onlyPiece(
  run: Run,
  analysis: WrittenAnalysis,
  transcriptId: string,
  speakerIds: SpeakerIds,
) {
  const turns = analysis.turns.map(turnPresenter(analysis, speakerIds));
  return { ...ofMeeting(run), transcriptId, position: 0, turns };
}

function transcriptRow(run: Run, analysis: WrittenAnalysis, transcriptId: string, pieces: number) {
  const { turns } = analysis;
  const names = new Set(analysis.participants.map(({ name }) => name));
  return {
    ...ofMeeting(run),
    transcriptId,
    pieces,
    summaryLines: analysis.summaryLines,
    findings: findingsOf(analysis),
    coverage: {
      turns: turns.length,
      words: turns.reduce((sum, { words }) => sum + words, 0),
      minutes: Math.round(analysis.durationSeconds / 60),
      timed: turns.some(({ start }) => start !== null),
      unattributedTurns: turns.filter(({ speaker }) => speaker === null || !names.has(speaker))
        .length,
      leftOut: analysis.leftOut,
      ...(analysis.warnings.length > 0 && { warnings: analysis.warnings }),
    },
  };
}
