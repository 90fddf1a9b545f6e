import type { FigureId } from '@rapport/contract';

/** How a figure is computed here. What it is, and its limits, are in the register of figures. */
export type Explanation = {
  figure: FigureId;
  /** Another one that the steps compute. Its limits are shown as well. */
  related?: FigureId;
  steps: readonly string[];
  /** The last step with the figures of this meeting. */
  sum?: string | undefined;
  /** The data of this meeting that it is based on. */
  basis: string;
  /** A limit that depends on this meeting. */
  remark?: string | undefined;
};
