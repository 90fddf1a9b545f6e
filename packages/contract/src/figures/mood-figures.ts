import type { Figure } from './figure.ts';

/** Feelings in the words of one person. */
export const moodFigures = [
  {
    id: 'mood',
    name: 'Mood of a participant',
    about: 'person',
    definition:
      "A participant's mood is that of their words in one meeting: the mean score of their turns, weighted by words. Positive from 0.035, negative to -0.03, else neutral. Nobody is judged with fewer than 100 words or 3 turns.",
    source: 'Words of the person in one meeting. Neither voice nor face',
    purpose: 'To count how many participants of a meeting sounded positive',
    limits:
      'People who report bad news score low. Irony, quotations and feelings expressed without emotional words are missed, and single lines are often misread. With 100 to 149 words 59 % of the positive and 53 % of the negative moods are right. It is made for English. Do not judge anyone by it.',
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
      'The mean of the scores of all turns of the person, weighted by words, from -1 to 1. The score of a turn is the probability of positive minus that of negative.',
    source: 'Words of the person in one meeting',
    purpose: 'To compute the mood of the person',
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
