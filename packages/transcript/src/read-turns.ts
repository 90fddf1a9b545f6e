import { checkSpeakers } from './1-parse/check-speakers.ts';
import { readTranscript } from './1-parse/read-transcript.ts';
import { checkAllKept } from './1-parse/word-count.ts';
import { correctSpeakers, withJoins } from './2-turns/correct-speakers.ts';
import { correctWords } from './2-turns/correct-words.ts';
import { joinCues } from './2-turns/merge-cues.ts';
import { nameSpeakers } from './2-turns/name-speakers.ts';
import { splitNamesInside } from './2-turns/names-inside.ts';
import { noCorrections } from './2-turns/no-corrections.ts';
import { markPassages, namePassages } from './2-turns/passages.ts';
import { withoutSharedLabels } from './2-turns/shared-labels.ts';
import { hasUnnamedVoices } from './2-turns/unnamed-voices.ts';
import { findDoubts } from './doubts/find-doubts.ts';
import type { AnalysisInput } from './types.ts';

/**
 * The turns of a file with the corrections of people, and what the file can be read in two ways for. A separate
 * function, so that the cues can be freed: those of a long meeting take a hundred megabytes.
 * @throws UnreadableTranscriptError if the text is no transcript
 */
export function readTurns(input: AnalysisInput) {
  const { cues: asWritten, ...transcript } = readTranscript(input);
  const corrections = input.corrections ?? noCorrections;
  const heard = withoutSharedLabels(asWritten, corrections);
  const passages = markPassages(heard, input.isRecording ?? false, corrections.passages);
  const named = namePassages(passages, corrections.passages);
  const cues = corrections.splitsNames ? splitNamesInside(named) : named;
  checkSpeakers(cues);
  const { names, joins, roles } = nameSpeakers(cues, transcript, input.directory, corrections);
  const corrected = correctSpeakers(cues, withJoins({ ...corrections, names }, joins));
  const merged = joinCues(corrected.cues);
  checkAllKept(cues, merged);
  const doubts = findDoubts({ file: input, transcript, cues: corrected.cues, turns: merged });
  const areVoicesUnnamed = hasUnnamedVoices(corrected.cues);
  const { labelOf } = corrected;
  const turns = correctWords(merged, input.words ?? []);
  return { transcript, doubts, corrections, joins, roles, labelOf, turns, areVoicesUnnamed };
}
