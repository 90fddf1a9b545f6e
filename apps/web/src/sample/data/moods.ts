import type { Sentence } from '@/sample/domain/sentence.ts';

export const mood = (sentence: string): Sentence => ({ mood: sentence });
