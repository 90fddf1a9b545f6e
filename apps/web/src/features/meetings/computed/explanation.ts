/** How a figure comes about, for whoever it is about. */
export type Explanation = {
  /** What is counted. */
  definition: string;
  steps: readonly string[];
  /** The last step with the real figures. */
  sum?: string | undefined;
  /** What it rests on here. */
  basis: string;
  /** How far to trust it, and what it must not be read as. */
  limits: string;
};
