import type { TieGraph } from './tie-graph.ts';

export type StructuralHoles = {
  /** Low if a person has many contacts who are not tied to each other, so that the person connects them. */
  constraint: number;
  /** Number of contacts minus their overlap: 1 if all are tied to each other. */
  effectiveSize: number;
};

/**
 * Burt's (1992) structural hole measures of a person, by the weights of ties. Null for a person without a tie. With
 * p_iq the share of person i's weight that goes to q, and m_jq the weight between j and q / the largest weight of j:
 * constraint is the sum over contacts j of (p_ij + Σ_q p_iq p_qj)², effective size the sum of 1 - Σ_q p_iq m_jq.
 * @throws if the person is not in the graph
 */
export function structuralHoles(graph: TieGraph, person: string): StructuralHoles | null {
  const shares = sharesOf(graph, person);
  if (shares.size === 0) return null;
  const holes = { constraint: 0, effectiveSize: 0 };
  const contacts = Array.from(shares, ([contact, share]) => ({
    contact,
    share,
    shares: sharesOf(graph, contact),
  }));
  const indirect = new Map<string, number>();
  for (const { share, shares: others } of contacts)
    for (const [other, part] of others)
      indirect.set(other, (indirect.get(other) ?? 0) + share * part);

  for (const { contact, share, shares: others } of contacts) {
    holes.constraint += (share + (indirect.get(contact) ?? 0)) ** 2;
    const greatest = Math.max(...others.values());
    let overlap = 0;
    for (const [other, part] of others) overlap += ((shares.get(other) ?? 0) * part) / greatest;
    holes.effectiveSize += 1 - overlap;
  }
  return holes;
}

/** The share of a person's weight that goes to each contact. */
function sharesOf(graph: TieGraph, person: string): Map<string, number> {
  const weights = new Map<string, number>();
  graph.forEachEdge(person, (_edge, { weight }, a, b) => weights.set(a === person ? b : a, weight));
  let all = 0;
  for (const weight of weights.values()) all += weight;
  for (const [contact, weight] of weights) weights.set(contact, weight / all);
  return weights;
}
