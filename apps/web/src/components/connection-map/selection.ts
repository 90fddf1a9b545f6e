/** What the map and its list show as selected; the two ends of a pair have no order. */
export type Selection =
  | { kind: 'person'; id: string }
  | { kind: 'pair'; source: string; target: string };

export function isPerson(selection: Selection | null, id: string): boolean {
  return selection?.kind === 'person' && selection.id === id;
}

export function isPair(selection: Selection | null, source: string, target: string): boolean {
  if (selection?.kind !== 'pair') return false;
  return (
    (selection.source === source && selection.target === target) ||
    (selection.source === target && selection.target === source)
  );
}
