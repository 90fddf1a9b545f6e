/** How a figure is computed, for the people that it describes. */
export type Explanation = {
  /** What is counted. */
  definition: string;
  steps: readonly string[];
  /** The last step with the figures of this meeting. */
  sum?: string | undefined;
  /** The data of this meeting that it is based on. */
  basis: string;
  /** Its accuracy, and what must not be concluded from it. */
  limits: string;
};
