import { sharesOf } from '@/components/weights/shares.ts';
import { numberWord } from '@/lib/number-words.ts';
import { toTenth } from '@/lib/round.ts';
import {
  criteria as allCriteria,
  type Criterion,
  defaultWeights,
  type Weights,
} from './criteria.ts';

const inOrder = (weights: Weights, criteria: readonly Criterion[]) =>
  criteria.map(({ id }) => weights[id]);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const named = (names: readonly string[]) => names.join(' and ');

/** Undefined if all weights are 0. */
export function favours(weights: Weights, criteria: readonly Criterion[] = allCriteria) {
  const values = inOrder(weights, criteria);
  const sum = sumOf(values);
  const shares = sharesOf(values);
  const defaultShares = sharesOf(inOrder(defaultWeights, criteria));
  if (!shares || !defaultShares) return undefined;

  const most = Math.max(...values);
  const least = Math.min(...values);
  const index = values.indexOf(most);
  const share = shares[index] ?? 0;
  const percent = (weight: number) => toTenth((weight / sum) * 100);
  const aboutPart = (about: Criterion['about']) =>
    percent(sumOf(criteria.filter((one) => one.about === about).map(({ id }) => weights[id])));
  const withWeight = (weight: number) =>
    criteria.filter(({ id }) => weights[id] === weight).map(({ name }) => name);
  return {
    sum,
    count: values.length,
    share,
    /** In percentage points. */
    moreThanDefault: toTenth(share - (defaultShares[index] ?? 0)),
    most: withWeight(most),
    least: withWeight(least),
    heaviestThree: percent(sumOf([...values].sort((one, other) => other - one).slice(0, 3))),
    past: aboutPart('past'),
    future: aboutPart('future'),
  };
}

type Favours = NonNullable<ReturnType<typeof favours>>;

/** Parts of a sentence: what counts most, its share, and the rest. */
export function favoursWords({ most, least, share, moreThanDefault, count }: Favours) {
  const figure = `${share.toFixed(1)} %`;
  if (most.length === count) {
    return {
      before: `All ${numberWord(count)} count equally: `,
      figure,
      after: ' of the overall score each.',
    };
  }
  const distance = Math.abs(moreThanDefault).toFixed(1);
  const compared =
    moreThanDefault === 0
      ? 'as by default'
      : `${distance} points ${moreThanDefault > 0 ? 'more' : 'less'} than by default`;
  const end =
    least.length > 2 ? '' : ` ${named(least)} ${least.length > 1 ? 'count' : 'counts'} least.`;
  if (most.length > 2) {
    return { before: 'Several count most: ', figure, after: ` of the overall score each.${end}` };
  }
  const verb = most.length > 1 ? 'count' : 'counts';
  const after =
    most.length > 1 ? ' of the overall score each.' : ` of the overall score, ${compared}.`;
  return { before: `${named(most)} ${verb} most: `, figure, after: `${after}${end}` };
}

/** Weights that differ from their defaults. */
export function changedWeights(weights: Weights, criteria: readonly Criterion[] = allCriteria) {
  return criteria
    .filter(({ id }) => weights[id] !== defaultWeights[id])
    .map(({ id, name }) => ({ id, name, from: defaultWeights[id], to: weights[id] }));
}
