import type { Figure } from './figure.ts';

/** Feelings in the words of one person. */
export const moodFigures = [
  {
    id: 'mood',
    name: 'Mood of a participant',
    about: 'person',
    definition:
      'What the words of a participant show in one meeting. A turn of 8 words or more carries feeling from a score of 0.8 or to -0.6. Courtesy, wishes, descriptions and the feelings of others are set aside. With at least two such turns, and a tenth of all, a person is positive, negative or, with about as many of both, neutral. Who said 80 words or more and shows no feeling is calm; who said fewer said too little. A mood comes with two of the turns that made it.',
    source: 'Words of the person in one meeting. Neither voice nor face',
    purpose: 'To count how many participants of a meeting sounded positive',
    limits:
      'People who report bad news score low. Irony, quotations and feelings expressed without emotional words are missed, and single lines are often misread. Of four people who were shown as positive or negative in 148 marked meetings three were marked so; of 36 who were marked, three were found. It is made for English. Do not judge anyone by it.',
    basis: 'measured',
    readers: 'mood',
    kept: 'nameless',
    own: 'Your mood in each meeting',
    isInYourData: true,
  },
  {
    id: 'mood-score',
    name: 'Mood score of a participant',
    about: 'person',
    definition:
      'The mean of the scores of all turns of a person who shows feeling, weighted by words, from -1 to 1; 0 for others. The score of a turn is the probability of positive minus that of negative.',
    source: 'Words of the person in one meeting',
    purpose: 'To tell how strong the mood of the person was',
    limits:
      'Its correlation with the judgement of readers is 0.54: a tendency, not a measurement. Of two single lines that are classified as a feeling, one is wrong.',
    basis: 'measured',
    readers: 'own',
    kept: 'nameless',
    own: 'Your mood score in each meeting',
    isInYourData: true,
  },
  {
    id: 'strong-moments',
    name: 'Strong moments',
    about: 'person',
    definition:
      'At most three most positive and three most negative turns of a meeting, with the words of feeling that each rests on.',
    source: 'Words of the transcript',
    purpose: 'To find the places of a meeting that are worth reading',
    limits: 'One mark in five is wrong: read the words.',
    basis: 'measured',
    readers: 'mood',
    kept: 'nameless',
    own: 'Strong moments among your turns',
  },
] as const satisfies readonly Figure[];
