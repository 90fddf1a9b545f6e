/** People and connections of a map, without colours and positions. */
export type MapDrawing = {
  people: readonly {
    id: string;
    name: string;
    department: string;
    /** Undefined if moods are not shown. */
    mood?: 'positive' | 'neutral' | 'negative' | undefined;
  }[];
  /** Ties with a strength from 1 to 10. */
  ties: readonly {
    source: string;
    target: string;
    strength: number;
    isNegative: boolean;
  }[];
  /** True if the size of a person would reveal how much they speak. */
  hasEqualSizes: boolean;
};
