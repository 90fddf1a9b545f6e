/** 0 means no sentiment. */
export const sentimentCode = { positive: 1, neutral: 2, negative: 3 } as const;

/** 16 bits halve the memory of smaller graphs. */
export type Ends = Uint16Array | Uint32Array;

/** Flat arrays by index: fast to iterate and cheap to send to a worker. */
export type GraphShapes = {
  /** In pixels, at the zoom that fits the whole map. */
  radius: Float32Array;
  /** Code of each mark. */
  department: Uint8Array;
  sentiment: Uint8Array;
  /** Node indices, interleaved. */
  ends: Ends;
  strength: Float64Array;
  strong: Uint8Array;
  /** Index into `lineWidthsPx`. */
  tier: Uint8Array;
  linkSentiment: Uint8Array;
  /** Nodes are grouped by department instead of placed by links. */
  isByDepartment: boolean;
  /** Null if departments are not drawn as regions. */
  regions: RegionShapes | null;
};

export const tieChangeCode = { kept: 0, new: 1, lost: 2 } as const;

/** Data that only maps with departments as regions have. */
export type RegionShapes = {
  /** Outline of each region in world units, x and y interleaved. */
  outlines: readonly Float32Array[];
  /** 0 for people who did not speak. */
  heard: Uint8Array;
  /** Code of each link's change. */
  change: Uint8Array;
  /** Two control points per link in world units: x, y, x, y. NaN for a straight link. */
  bends: Float32Array;
};

export type DrawnShapes = Omit<GraphShapes, 'strength'>;

export function nodeCount({ radius }: Pick<GraphShapes, 'radius'>): number {
  return radius.length;
}

export function linkCount({ strong }: Pick<GraphShapes, 'strong'>): number {
  return strong.length;
}
