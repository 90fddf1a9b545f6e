import { useState } from 'react';

/** The selected rows. A range extends from the row that was selected last. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  canSelect: (row: Row) => boolean,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const clear = () => setIds(new Set());
  const select = (row: Row, isRange: boolean) => {
    if (!canSelect(row)) return;
    const from = rows.findIndex(({ id }) => id === anchor);
    const to = rows.findIndex(({ id }) => id === row.id);
    const next = new Set(ids);
    if (isRange && from >= 0) {
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const one of range) if (canSelect(one)) next.add(one.id);
    } else if (!next.delete(row.id)) next.add(row.id);
    setIds(next);
    setAnchor(row.id);
  };
  const selected = rows.filter(({ id }) => ids.has(id));
  return { ids, selected, select, clear };
}
