const moods = new Set<string>();

/** Marks a sentence that tells how somebody feels, so that it can be left out. */
export function mood(sentence: string): string {
  moods.add(sentence);
  return sentence;
}

export const tellsMood = (sentence: string): boolean => moods.has(sentence);

/** The sentences as they are told, or those of them that tell no mood. */
export const shownSentences = (
  sentences: readonly string[],
  showsMoods: boolean,
): readonly string[] =>
  showsMoods ? sentences : sentences.filter((sentence) => !tellsMood(sentence));
