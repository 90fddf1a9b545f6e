import type { MeetingTranscript, TranscriptTurn } from '@rapport/contract';

/** Where another voice can begin: `at` is the place in the text of the passage. */
export type SplitPlace = { cue: number; at: number };
export type NameablePassage = TranscriptTurn & {
  places: readonly SplitPlace[];
  /** It is split from the one before, which is not saved yet. */
  isSplit: boolean;
};

/**
 * What can be named: a turn as the file has it, by its cue; the name is the participant's. Split ones are as many as
 * there are voices.
 */
export const passagesOf = (
  turns: MeetingTranscript['turns'],
  splits: ReadonlySet<number>,
): NameablePassage[] => turns.flatMap((turn) => partsOf(turn, splits));

function partsOf(
  { passages = [], participantId, text, end }: TranscriptTurn,
  splits: ReadonlySet<number>,
): NameablePassage[] {
  const places = passages.flatMap(({ splits: inside = [], ...passage }) => [
    { ...passage, isSplit: false, begins: true },
    ...inside.map((place) => {
      const isSplit = splits.has(place.cue);
      return { ...place, isSplit, begins: isSplit };
    }),
  ]);
  const begun = places.filter(({ begins }) => begins);
  return begun.map(({ cue, from, start, isSplit }, at) => {
    const next = begun[at + 1];
    const to = next?.from ?? text.length;
    return {
      position: cue,
      participantId,
      start,
      end: next ? next.start : end,
      text: text.slice(from, to).trim(),
      isSplit,
      places: places
        .filter((place) => !place.begins && place.from > from && place.from < to)
        .map((place) => ({ cue: place.cue, at: place.from - from })),
    };
  });
}
