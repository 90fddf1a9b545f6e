import { randomUUID } from 'node:crypto';
import { insertRows } from '../../../database/insert-rows.ts';
import type { Database, Queryable } from '../../../database/types.ts';
import { indexPiece, type TranscriptToIndex } from '../../../ground/search-index/index-meeting.ts';
import { saveFoundActions } from '../../actions/save-found-actions.ts';
import type { WrittenAnalysis } from '../../model-texts/written-analysis.ts';
import type { Hashes } from '../analysis/analysis-slices.ts';
import { cutRows, cutTurns } from '../analysis/cut-turns.ts';
import type { Run } from '../processing/processing-repository.ts';
import { findingsOf, foundTalkOf, partsOf } from './findings-of.ts';
import { deleteResults, listSpeakers } from './replaced-result-repository.ts';

type SpeakerIds = ReadonlyMap<string, string>;

/** A transcript that is stored but not linked to its meeting yet. */
export type StoredTranscript = { transcriptId: string; pieces: number; speakerIds: SpeakerIds };

/**
 * Writes a transcript of several pieces and its passages piece by piece, before the transaction
 * that links it. Undefined if there is only one piece, which is written with the results. Unlinked
 * pieces are deleted by the sweep.
 */
export async function storeTranscript(
  db: Database,
  run: Run,
  analysis: WrittenAnalysis,
): Promise<StoredTranscript | undefined> {
  const first = cutTurns(analysis.turns).next();
  if (first.done || first.value.length === analysis.turns.length) return undefined;
  const speakerIds = idsOfSpeakers(analysis, await listSpeakers(db, run));
  const present = turnPresenter(analysis, speakerIds);
  const transcriptId = randomUUID();
  let pieces = 0;
  for (const turns of cutTurns(analysis.turns)) {
    const piece = { ...ofMeeting(run), transcriptId, position: pieces, turns: turns.map(present) };
    await insertRows(db, { transcriptPiece: [piece] });
    await indexPiece(db, piece, piece.turns, toIndex(analysis, speakerIds));
    pieces += 1;
  }
  return { transcriptId, pieces, speakerIds };
}

type DigestedAnalysis = WrittenAnalysis &
  Pick<Hashes, 'speakerHashes'> & { digest: (hash: string) => string };

export async function replaceResults(
  tx: Queryable,
  run: Run,
  analysis: DigestedAnalysis,
  stored: StoredTranscript | undefined,
): Promise<void> {
  const transcriptId = stored?.transcriptId ?? randomUUID();
  const known = await deleteResults(tx, run, transcriptId);
  const speakerIds = stored?.speakerIds ?? idsOfSpeakers(analysis, known);
  const rowId = (participant: string) => {
    const id = speakerIds.get(participant);
    if (!id) throw new Error(`The map names an unknown participant: ${participant}`);
    return id;
  };
  const [participant = [], ...participants] = cutRows(participantRows(run, analysis, rowId));
  const [interaction = [], ...interactions] = cutRows(interactionRows(run, analysis, rowId));
  const piece = stored ? undefined : onlyPiece(run, analysis, transcriptId, speakerIds);
  // An ordinary meeting takes one statement plus one for its passages. Interactions refer to
  // participants, so these are written first.
  for (const more of participants) await insertRows(tx, { participant: more });
  await insertRows(tx, {
    participant,
    interaction,
    meetingTranscript: [
      {
        ...transcriptRow(run, analysis, transcriptId, stored?.pieces ?? 1),
        talk: foundTalkOf(analysis, idByName(analysis, speakerIds)),
      },
    ],
    ...(piece && { transcriptPiece: [piece] }),
  });
  if (piece) await indexPiece(tx, piece, piece.turns, toIndex(analysis, speakerIds));
  for (const more of interactions) await insertRows(tx, { interaction: more });
  await saveFoundActions(tx, ofMeeting(run), sureActions(analysis));
}

/** In minutes, at least one. */
export const minutesOf = ({ durationSeconds }: WrittenAnalysis): number =>
  Math.max(1, Math.round(durationSeconds / 60));

const ofMeeting = (run: Run) => ({ organizationId: run.organizationId, meetingId: run.id });

/** Speakers keep the id of their label, because pages and links refer to it. */
const idsOfSpeakers = (
  { participants }: WrittenAnalysis,
  known: ReadonlyMap<string | null, string>,
): SpeakerIds =>
  new Map(participants.map(({ id, label }) => [id, known.get(label) ?? randomUUID()]));

const toIndex = (
  { language, chapters, participants }: WrittenAnalysis,
  speakerIds: SpeakerIds,
): TranscriptToIndex => ({
  language,
  chapters,
  names: new Map(participants.map(({ id, name }) => [speakerIds.get(id) ?? id, name])),
});

type RowId = (participant: string) => string;

function participantRows(run: Run, analysis: DigestedAnalysis, rowId: RowId) {
  const { participants, graph, speakerHashes, digest } = analysis;
  const digestOf = (hash: string | undefined) => (hash === undefined ? null : digest(hash));
  const engagement = new Map(graph.nodes.map((node) => [node.id, node.engagementScore] as const));
  return participants.map((person, position) => ({
    ...ofMeeting(run),
    id: rowId(person.id),
    position,
    name: person.name,
    label: person.label,
    joined: person.joined,
    statedRole: person.role,
    directoryUserId: person.directoryUserId,
    tieHow: person.tie?.how ?? null,
    tieSure: person.tie?.sure ?? null,
    suggestedUserId: person.suggestedUserId,
    heardAs: person.heardAs,
    calledAs: person.calledAs,
    sentiment: person.sentiment,
    sentimentScore: person.sentimentScore,
    judged: person.judged,
    feeling: person.feeling,
    feelingEvidence: person.feelingEvidence,
    wordsDigest: digestOf(speakerHashes.get(person.id)),
    engagementScore: engagement.get(person.id) ?? 0,
    summary: person.summary,
    summarySource: person.summarySource,
    evidence: person.evidence,
    turns: person.turns,
    words: person.words,
    questions: person.questions,
    turnFacts: person.turnFacts,
    alsoTurns: person.alsoTurns,
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
    onMatter: link.onMatter,
    strength: link.strength,
    summaryOfInteractions: link.summaryOfInteractions,
    communicationRecommendations: link.communicationRecommendations,
    summarySource: link.summarySource,
    recommendationsSource: link.recommendationsSource,
    evidence: link.evidence,
  }));
}

function sureActions({ actionItems, turns }: WrittenAnalysis) {
  const { sure } = partsOf(actionItems);
  const said = new Set(sure.map(({ turn }) => turn));
  // For a long meeting, a map of all turns would block the event loop.
  const startOf = new Map(
    turns.filter(({ index }) => said.has(index)).map(({ index, start }) => [index, start]),
  );
  const actions = sure.map((item) => ({
    text: item.text,
    before: item.before,
    turn: item.turn,
    quote: item.quote,
    owner: item.owner,
    dueDate: item.due,
    dueDay: item.dueDate,
    start: startOf.get(item.turn) ?? null,
  }));
  return { actions, turns };
}

function idByName({ participants }: WrittenAnalysis, speakerIds: SpeakerIds) {
  const ids = new Map(participants.map(({ id, name }) => [name, speakerIds.get(id)]));
  return (name: string) => ids.get(name);
}

function turnPresenter(analysis: WrittenAnalysis, speakerIds: SpeakerIds) {
  const idOf = idByName(analysis, speakerIds);
  const moments = new Map(analysis.moments.map((moment) => [moment.turn, moment]));
  return ({
    index,
    speaker,
    start,
    end,
    text,
    written,
    noTie,
    corrected,
    passages,
  }: WrittenAnalysis['turns'][number]) => {
    const moment = moments.get(index);
    return {
      position: index,
      participantId: speaker === null ? null : (idOf(speaker) ?? null),
      start,
      end,
      text,
      ...(written && { written: true as const }),
      ...(corrected && { corrected: [...corrected] }),
      ...(passages && { passages: [...passages] }),
      ...(noTie && { noTie }),
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
      minutes: minutesOf(analysis),
      timed: turns.some(({ start }) => start !== null),
      unattributedTurns: turns.filter(
        ({ speaker, written }) => !written && (speaker === null || !names.has(speaker)),
      ).length,
      leftOut: analysis.leftOut,
      ...(analysis.hasUnnamedVoices && { warnings: ['unnamed-voices' as const] }),
    },
  };
}
