import type { Sentiment } from '@rapport/transcript';

/** A line with the sentiment a person gave it, and how much it is to count in training. */
export type LabelledLine = { text: string; sentiment: Sentiment; weight: number };
