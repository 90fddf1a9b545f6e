import type { Action } from '@rapport/contract';
import { useState } from 'react';

/** Which rows are selected. A range goes from the row that was selected last. */
export function useSelection(rows: readonly Action[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const clear = () => setIds(new Set());
  const select = ({ id, can }: Action, isRange: boolean) => {
    if (!can.change) return;
    const from = rows.findIndex((row) => row.id === anchor);
    const to = rows.findIndex((row) => row.id === id);
    const next = new Set(ids);
    if (isRange && from >= 0) {
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const row of range) if (row.can.change) next.add(row.id);
    } else if (!next.delete(id)) next.add(id);
    setIds(next);
    setAnchor(id);
  };
  const selected = rows.filter((row) => ids.has(row.id));
  return { ids, selected, select, clear };
}
