/** 0 is none. */
export const sentimentCode = { positive: 1, neutral: 2, negative: 3 } as const;

/** 16 bits halve the memory of smaller graphs. */
export type Ends = Uint16Array | Uint32Array;

/** Flat arrays by index: fast to iterate and cheap to send to a worker. */
export type GraphShapes = {
  /** In pixels, at the zoom that fits the whole map. */
  radius: Float32Array;
  /** Index into `mapDepartments`. */
  department: Uint8Array;
  sentiment: Uint8Array;
  /** Node indices, interleaved. */
  ends: Ends;
  strength: Float64Array;
  strong: Uint8Array;
  /** Index into `lineWidthsPx`. */
  tier: Uint8Array;
  linkSentiment: Uint8Array;
  /** Grouped by department, else placed by links. */
  isByDepartment: boolean;
};

export type DrawnShapes = Omit<GraphShapes, 'strength'>;

export function nodeCount({ radius }: Pick<GraphShapes, 'radius'>): number {
  return radius.length;
}

export function linkCount({ strong }: Pick<GraphShapes, 'strong'>): number {
  return strong.length;
}
