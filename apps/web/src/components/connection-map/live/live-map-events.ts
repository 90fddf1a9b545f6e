import type { Selection } from '../selection.ts';

/** What a live map tells the page around it. */
export type LiveMapEvents = {
  /** A click on a person, a line or, with null, the ground. */
  onSelect: (selection: Selection | null) => void;
  /** Others are pinned than before. */
  onPins: (pinned: ReadonlySet<number>) => void;
  /** Everybody of a graph has a place for the first time, so that there is something to see and to walk. */
  onPlaced: () => void;
  /** The browser cannot run what lays the map out or paints it. */
  onFail: () => void;
};
