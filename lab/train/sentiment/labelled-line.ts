import type { Sentiment } from '@rapport/transcript';

/** Labelled by a person; `weight` is for training. */
export type LabelledLine = { text: string; sentiment: Sentiment; weight: number };
