import type { Evidence, MeetingTranscript, TextSource } from '@rapport/contract';
import { isAboutBoth, statesMood, withoutTalkFigures } from '@rapport/transcript';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import {
  type JudgedPerson,
  maySayMoodOf,
  maySayMoodOfPair,
  maySayMoods,
  seesTalkFigures,
} from '../../ground/meeting/visible-figures.ts';
import type { InteractionRow, ParticipantRow } from './result-repository.ts';

type ParticipantText = { summary: string; evidence: Evidence[] };

/** The summary of a participant without sentences that the reader may not see. */
export function visibleSummaryOf(reader: Reader, row: ParticipantRow): ParticipantText {
  const { evidence } = row;
  const summary = seesTalkFigures(reader) ? row.summary : withoutTalkFigures(row.summary);
  if (maySayMoodOf(reader, row) || row.summarySource.engine === 'embedded')
    return { summary, evidence };
  const sentences = summary.split(/(?<=[.!?…]["”')]?)\s+/);
  const shown = sentences.filter((sentence) => !statesMood(sentence));
  // Quotations do not belong to single sentences, so quotations of a hidden mood could remain.
  return { summary: shown.join(' '), evidence: shown.length < sentences.length ? [] : evidence };
}

type PairTexts = Pick<
  InteractionRow,
  'summaryOfInteractions' | 'communicationRecommendations' | 'evidence'
>;

/** The texts about two people without sentences that the reader may not see. */
export function visibleTextsOfPair(
  reader: Reader,
  row: InteractionRow,
  pair: readonly JudgedPerson[],
): PairTexts {
  const mayShow = (sentence: string) => maySayMoodOfPair(reader, pair) || !statesMood(sentence);
  const isWritten = row.summarySource.engine === 'model';
  const summary = pick(
    row.summaryOfInteractions,
    row.evidence.summaryOfInteractions,
    (sentence, at) =>
      mayShow(sentence) &&
      // The first sentence counts how often each spoke, even if a model wrote the others.
      (seesTalkFigures(reader) || (isWritten ? at > 0 : isAboutBoth(sentence))),
  );
  const recommendations = pick(
    row.communicationRecommendations,
    row.evidence.communicationRecommendations,
    (sentence) => mayShow(sentence) && seesTalkFigures(reader),
  );
  return {
    summaryOfInteractions: summary.sentences,
    communicationRecommendations: recommendations.sentences,
    evidence: {
      summaryOfInteractions: summary.evidence,
      communicationRecommendations: recommendations.evidence,
    },
  };
}

/** Some sentences of a list with their evidence. */
function pick(
  sentences: readonly string[],
  evidence: readonly Evidence[][],
  isShown: (sentence: string, at: number) => boolean,
) {
  const places = [...sentences.keys()].filter((at) => isShown(sentences[at] ?? '', at));
  return {
    sentences: places.map((at) => sentences[at] ?? ''),
    evidence: places.map((at) => evidence[at] ?? []),
  };
}

/**
 * The summary of a meeting without lines about moods that the reader may not see, if a language
 * model wrote it.
 */
export function visibleSummary(
  reader: Reader,
  { summary, summarySource }: { summary: string | null; summarySource: TextSource },
): string | null {
  if (summary === null || maySayMoods(reader) || summarySource.engine === 'embedded')
    return summary;
  return summary
    .split('\n')
    .filter((line) => !statesMood(line))
    .join('\n');
}

/** Like `visibleSummary`, line by line. */
export function visibleSummaryLines(
  reader: Reader,
  lines: MeetingTranscript['summary'],
  { engine }: TextSource,
): MeetingTranscript['summary'] {
  if (maySayMoods(reader) || engine === 'embedded') return lines;
  return lines.filter(({ text }) => !statesMood(text));
}
