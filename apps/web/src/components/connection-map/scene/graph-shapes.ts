/** How sentiments stand in flat arrays; 0 is none. */
export const sentimentCode = { positive: 1, neutral: 2, negative: 3 } as const;

/** Numbers of people take half the room where there are few enough of them. */
export type Ends = Uint16Array | Uint32Array;

/**
 * What of a graph is drawn and laid out, in flat arrays by position in the graph: quick to go through, and cheap to
 * hand to another thread.
 */
export type GraphShapes = {
  /** Of each node, in pixels, at the zoom at which the whole map fits. */
  radius: Float32Array;
  /** Of each node: its place in the list of departments. */
  department: Uint8Array;
  sentiment: Uint8Array;
  /** Positions of each link's two ends, interleaved. */
  ends: Ends;
  strength: Float64Array;
  strong: Uint8Array;
  /** Its place in the list of line widths. */
  tier: Uint8Array;
  linkSentiment: Uint8Array;
  /** People stand by department; else wherever their links pull them. */
  isByDepartment: boolean;
};

/** What a picture of the ground needs of them. */
export type DrawnShapes = Omit<GraphShapes, 'strength'>;

export function nodeCount({ radius }: Pick<GraphShapes, 'radius'>): number {
  return radius.length;
}

export function linkCount({ strong }: Pick<GraphShapes, 'strong'>): number {
  return strong.length;
}
