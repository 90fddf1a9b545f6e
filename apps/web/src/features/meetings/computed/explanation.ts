import type { FigureId } from '@rapport/contract';

/**
 * How a figure of this meeting is computed. Its definition and limits are in the register of
 * figures.
 */
export type Explanation = {
  figure: FigureId;
  /** Another figure that the steps compute. Its limits are shown as well. */
  related?: FigureId;
  steps: readonly string[];
  /** The last step, with the figures of this meeting. */
  sum?: string | undefined;
  /** The data of this meeting that the figure is based on. */
  basis: string;
  /** A limit that depends on this meeting. */
  remark?: string | undefined;
};
