import {
  bucketsOf,
  measuresOf,
  wordScale,
} from '../../../packages/transcript/src/4-sentiment/features.ts';
import { generalMeasures, type Layer } from '../../../packages/transcript/src/4-sentiment/layer.ts';
import { tokensIn } from '../../../packages/transcript/src/4-sentiment/tokens.ts';
import { vectorOf } from '../vectors/word-vectors.ts';

/** Buckets of words and pairs of words, buckets of pieces of words, and measures. */
export type Features = { words: number[]; pieces: number[]; measures: number[] };

/** Features for the general layer or, with `general`, for the layer of meetings. */
export function featuresOf(text: string, general?: Layer): Features {
  const tokens = tokensIn(text);
  const { tokens: buckets, whole } = bucketsOf(tokens);
  const all = [...buckets, { words: whole, pieces: [] }];
  const words = all.flatMap((token) => token.words);
  const scale = wordScale(words.length);
  return {
    words,
    pieces: all.flatMap(({ pieces }) => pieces),
    measures: [
      ...measuresOf(tokens),
      ...(general ? generalMeasures(general, tokens, all) : []),
      ...vectorOf(tokens).map((value) => value * scale),
    ],
  };
}
