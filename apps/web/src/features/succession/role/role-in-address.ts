import { defaultSuccessionWeights, type SuccessionWeights } from '@rapport/contract';

/** The parameters of a role's address, besides period and source. */
export type ChosenRole = {
  person: string | null;
  candidate: string | null;
  also: readonly string[];
  weights: SuccessionWeights;
};

export const kinds = ['ties', 'topics', 'series'] as const;
export type Kind = (typeof kinds)[number];

const isWeight = (value: number) => value >= 0 && value <= 100 && value % 5 === 0;

/** Invalid parameters count as missing. */
export function readRole(parameters: URLSearchParams): ChosenRole {
  const weightOf = (kind: Kind) => {
    const text = parameters.get(kind);
    const weight = text === null || text === '' ? Number.NaN : Number(text);
    return isWeight(weight) ? weight : defaultSuccessionWeights[kind];
  };
  return {
    person: parameters.get('person'),
    candidate: parameters.get('candidate'),
    also: (parameters.get('also') ?? '').split(',').filter(Boolean),
    weights: { ties: weightOf('ties'), topics: weightOf('topics'), series: weightOf('series') },
  };
}

/** The same parameters with other weights; defaults are omitted. */
export function withWeights(
  parameters: URLSearchParams,
  weights: SuccessionWeights,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const kind of kinds)
    if (weights[kind] === defaultSuccessionWeights[kind]) next.delete(kind);
    else next.set(kind, `${weights[kind]}`);
  return next;
}

export function withCompared(parameters: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('also', [...new Set([...readRole(parameters).also, id])].join());
  next.set('candidate', id);
  return next;
}

export function withChosen(parameters: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('candidate', id);
  return next;
}
