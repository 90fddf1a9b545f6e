import { commonWords } from '../3-features/common-words.ts';
import { firstNames } from '../3-features/first-names.ts';
import { isFamiliar } from '../3-features/topic-words.ts';
import { singular, tokensOf } from '../3-features/words.ts';
import type { Cue } from '../types.ts';
import { otherDocument } from './no-transcript.ts';
import { isRole } from './role-words.ts';
import { wordsOf } from './word-count.ts';

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

const isVoiceOrName = (label: string): boolean =>
  voice.test(label) || isRole(label) || tokensOf(label).some((token) => firstNames.has(token));

function areWords(label: string): boolean {
  const isWord = (token: string) =>
    isFamiliar(token) || isFamiliar(singular(token)) || commonWords.has(token);
  const tokens = tokensOf(label);
  return tokens.length > 0 && tokens.every(isWord);
}
