import type { LeftOut, MeetingTranscript } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

const places: readonly [LeftOut, string][] = [
  ['header', 'above the talk'],
  ['notes', 'of notes beside it'],
  ['apart', 'of headings and lists'],
  ['columns', 'of other columns'],
  ['repeated', 'of captions shown again'],
  ['quoted', 'of messages that are quoted'],
  ['pages', 'of page headers and footers'],
];

/** Shown below the last turn: how much of the file was analysed. */
export function WhatWasRead({ coverage }: Pick<MeetingTranscript, 'coverage'>) {
  const { words, leftOut, warnings } = coverage;
  if (!leftOut) return null;
  const parts = places.flatMap(([kind, place]) => {
    const count = leftOut[kind];
    return count ? [`${counted(count, 'word')} ${place}`] : [];
  });
  return (
    <p className="mt-3 text-12 text-ink-3">
      The whole file was read: {counted(words, 'word')} of talk
      {parts.length > 0 && `. Not taken as talk: ${parts.join(', ')}`}.
      {warnings?.includes('names-inside-turns') &&
        ' Many turns contain names with a colon: some speakers may not have been recognised.'}
      {warnings?.includes('unnamed-voices') &&
        ' At least 2 unnamed voices: the file marks where one of them follows another.'}
    </p>
  );
}
