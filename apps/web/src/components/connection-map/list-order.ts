import type { Pair } from './list-search.ts';
import type { MapNode } from './scene/map-graph.ts';

/** 'figure' is the number at the end of a row. */
export type ListOrder = 'figure' | 'name' | 'sentiment';

const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;
/** Negative first, because it needs attention. */
const sentimentOrder = ['negative', 'neutral', 'positive', null];

/** Ties keep the graph's order. */
export function orderPeople(people: readonly MapNode[], order: ListOrder): readonly MapNode[] {
  if (order === 'name') return people.toSorted((a, b) => byText(a.name, b.name));
  if (order === 'sentiment') return people.toSorted(bySentiment);
  return people;
}

/** Ties keep the graph's order. */
export function orderPairs(pairs: readonly Pair[], order: ListOrder): readonly Pair[] {
  if (order === 'name') {
    return pairs.toSorted(
      (a, b) => byText(a.first.name, b.first.name) || byText(a.second.name, b.second.name),
    );
  }
  if (order === 'sentiment') return pairs.toSorted((a, b) => bySentiment(a.link, b.link));
  return pairs;
}

type WithSentiment = Pick<MapNode, 'sentiment'>;

function bySentiment(a: WithSentiment, b: WithSentiment): number {
  return sentimentOrder.indexOf(a.sentiment) - sentimentOrder.indexOf(b.sentiment);
}
