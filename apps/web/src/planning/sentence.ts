type Mood = { mood: string };

/** A mood sentence says how a person feels; it is omitted where moods are switched off. */
export type Sentence = string | Mood;

export const tellsMood = (sentence: Sentence): sentence is Mood => typeof sentence !== 'string';

export const textOf = (sentence: Sentence): string =>
  tellsMood(sentence) ? sentence.mood : sentence;

export const shownSentences = (
  sentences: readonly Sentence[],
  showsMoods: boolean,
): readonly string[] =>
  sentences.filter((sentence) => showsMoods || !tellsMood(sentence)).map(textOf);
