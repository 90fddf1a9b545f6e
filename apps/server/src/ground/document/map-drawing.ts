/** People and connections of a map, without colours and positions. */
export type MapDrawing = {
  people: readonly {
    id: string;
    name: string;
    department: string;
    /** Undefined where moods are not shown. */
    mood?: 'positive' | 'neutral' | 'negative' | undefined;
  }[];
  /** Strength from 1 to 10. */
  ties: readonly {
    source: string;
    target: string;
    strength: number;
    isNegative: boolean;
  }[];
  /** True where the size of a person would tell how much they speak. */
  hasEqualSizes: boolean;
};
