type Mood = { mood: string };

/** A mood sentence says how a person feels; it is omitted where moods are switched off. */
export type Sentence = string | Mood;

export const isAboutMood = (sentence: Sentence): sentence is Mood => typeof sentence !== 'string';

export const textOf = (sentence: Sentence): string =>
  isAboutMood(sentence) ? sentence.mood : sentence;

export const shownSentences = (
  sentences: readonly Sentence[],
  showsMoods: boolean,
): readonly string[] =>
  sentences.filter((sentence) => showsMoods || !isAboutMood(sentence)).map(textOf);
