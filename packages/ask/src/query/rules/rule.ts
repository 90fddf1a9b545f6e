import type { Measure, QueryGroup, QueryOrder, QueryState } from '../query.ts';

/** What a rule reads from a question. Parts that it leaves out are read from other words. */
export type MeasureRead = {
  measure: Measure;
  state?: QueryState;
  group?: QueryGroup;
  order?: QueryOrder;
};

/** A pattern of a masked question, which begins and ends at words. */
export type Rule = readonly [pattern: string, read: MeasureRead];
