import type { MoodOfGroup } from '@rapport/contract';
import * as z from 'zod/mini';

const groupFilterSchema = z.enum(['rising', 'falling']);
export type GroupFilter = z.infer<typeof groupFilterSchema>;

export const groupFilters = groupFilterSchema.options;

const parameter = 'moods';

/** Null for all groups. */
export const readGroupFilter = (parameters: URLSearchParams): GroupFilter | null =>
  groupFilterSchema.safeParse(parameters.get(parameter)).data ?? null;

export function withGroupFilter(
  parameters: URLSearchParams,
  filter: GroupFilter | null,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (filter) next.set(parameter, filter);
  else next.delete(parameter);
  return next;
}

/** Groups whose mood changes in this direction by more than chance. */
export const groupsThat = (groups: readonly MoodOfGroup[], filter: GroupFilter): MoodOfGroup[] =>
  groups.filter(({ mood }) => mood.isShown && mood.change?.direction === filter);
