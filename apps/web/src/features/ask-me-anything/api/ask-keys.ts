import type { Ask } from '@rapport/contract';

export const askKeys = {
  answers: ['ask', 'answer'],
  sentenceLists: ['ask', 'sentences'],
  answer: (ask: Ask) => ['ask', 'answer', ask],
  asked: ['ask', 'asked'],
  search: (search: string) => ['ask', 'asked', search],
  sentences: (id: string, week: string | undefined) => ['ask', 'sentences', id, week],
  suggestions: ['ask', 'suggestions'],
  series: ['ask', 'series'],
  people: (search: string) => ['ask', 'people', search],
  name: (userId: string) => ['ask', 'name', userId],
} as const;
