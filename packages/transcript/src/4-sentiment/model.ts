import { bytesOf } from './base64.ts';
import { bucketsOf, measuresOf } from './features.ts';
import { generalMeasures, type Layer, type Leaning, leaningIn, sumsIn } from './layer.ts';
import type { Token } from './tokens.ts';
import weights from './weights.json' with { type: 'json' };

// `npm run -w lab train -- sentiment` writes the weights; docs/analysis.md says from what.

/**
 * Logits of a text. The first layer was trained on comments and phrases, the second on turns of meetings with the
 * first's logits as features.
 */
export function leaningOf(tokens: readonly Token[]): Leaning {
  loaded ??= { general: layerOf(weights.general), meetings: layerOf(weights.meetings) };
  const { tokens: buckets, whole } = bucketsOf(tokens);
  const all = [...buckets, { words: whole, pieces: [] }];
  const measures = [...measuresOf(tokens), ...generalMeasures(loaded.general, tokens, all)];
  return leaningIn(loaded.meetings, sumsIn(loaded.meetings, all), measures);
}

let loaded: { general: Layer; meetings: Layer } | undefined;

const layerOf = ({ table, ...layer }: Omit<Layer, 'table'> & { table: string }): Layer => ({
  ...layer,
  table: bytesOf(table),
});
