import type { Selection } from '../selection.ts';

export type LiveMapEvents = {
  /** Null for the background. */
  onSelect: (selection: Selection | null) => void;
  onPins: (pinned: ReadonlySet<number>) => void;
  /** Called when all nodes have a position for the first time. */
  onPlaced: () => void;
  /** Called if layout or painting cannot run in this browser. */
  onFail: () => void;
};
