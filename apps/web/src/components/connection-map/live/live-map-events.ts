import type { Selection } from '../selection.ts';

export type LiveMapEvents = {
  /** Null for the background. */
  onSelect: (selection: Selection | null) => void;
  onPins: (pinned: ReadonlySet<number>) => void;
  /** All nodes have a place for the first time. */
  onPlaced: () => void;
  /** Layout or painting cannot run in this browser. */
  onFail: () => void;
};
