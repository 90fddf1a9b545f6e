import { commonWords } from '../3-features/common-words.ts';
import { firstNames } from '../3-features/first-names.ts';
import learnedWordShares from '../3-features/learned-word-shares.json' with { type: 'json' };
import type { Cue } from '../types.ts';
import { otherDocument } from './no-transcript.ts';
import { isRole } from './role-words.ts';
import { wordsOf } from './word-count.ts';

const words = new Map(Object.entries(learnedWordShares));
/** Of a talk, more of its file is said, whatever stands above it. */
const mostSaidShare = 0.6;
const leastWordShare = 0.35;
const mostNameShare = 0.1;
const shownLabels = 2;
/** Voices that a file does not name. */
const voice =
  /^(?:you|me|i|them|others?|all|both|audience|agent|caller|guest|user|bot|ai|human|respondent|mentor|mentee|patient|witness|court|narrator|operator|question|answer|q|a)\b|^(?:speaker|participant|person|voice)\b/i;

/**
 * Refuses a specification or a guide, whose labels before colons are words such as 'Features' and 'Impact', and whose
 * text mostly stands elsewhere.
 * @throws UnreadableTranscriptError
 */
export function refuseHeadedDocument(cues: readonly Cue[], wordsOfFile: number): void {
  const said = cues.filter(({ speaker, written }) => speaker !== null && !written);
  if (said.some(({ start }) => start !== null)) return;
  if (wordsOf(cues) >= wordsOfFile * mostSaidShare) return;
  const labels = said.flatMap(({ speaker }) => speaker ?? []);
  const named = labels.filter(isVoiceOrName).length;
  const plain = labels.filter((label) => !isVoiceOrName(label) && areWords(label));
  if (named > labels.length * mostNameShare || plain.length < labels.length * leastWordShare)
    return;
  const shown = [...new Set(plain)].slice(0, shownLabels).map((label) => `‘${label}’`);
  if (shown.length === 0) return;
  throw otherDocument(
    `This reads like a document, not like a transcript: what stands before its colons, such as ${shown.join(' and ')}, names nobody who speaks.`,
  );
}

const partsOf = (label: string): string[] =>
  label
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .filter((part) => part !== '');

const isVoiceOrName = (label: string): boolean =>
  voice.test(label) || isRole(label) || partsOf(label).some((part) => firstNames.has(part));

function areWords(label: string): boolean {
  const isWord = (part: string) =>
    words.has(part) || words.has(part.replace(/s$/, '')) || commonWords.has(part);
  const parts = partsOf(label);
  return parts.length > 0 && parts.every(isWord);
}
