import type { Sentence } from '@/planning/sentence.ts';

export const mood = (sentence: string): Sentence => ({ mood: sentence });
