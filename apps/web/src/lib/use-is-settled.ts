import { useLayoutEffect, useRef } from 'react';

/** Shorter than it takes to see that another row has come under the pointer. */
const settlingMs = 500;

/**
 * For lists whose rows are removed by one press. The function that is returned tells whether the rows, named by
 * `rows`, have been in place long enough for a press to be meant for the row that it meets.
 */
export function useIsSettled(rows: string): () => boolean {
  const shown = useRef(rows);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (shown.current === rows) return;
    shown.current = rows;
    changedAt.current = performance.now();
  }, [rows]);
  return () => performance.now() - changedAt.current >= settlingMs;
}
