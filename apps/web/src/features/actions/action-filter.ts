import {
  type ActionFilter,
  type ActionGroup,
  actionFilterSchema,
  actionWeeks,
} from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** The filter in the address; parts that cannot be read are omitted. */
export function filterInAddress(parameters: URLSearchParams): ActionFilter {
  const read = Object.keys(actionFilterSchema.shape).flatMap((name) => {
    const value = parameters.get(name);
    if (!value || !actionFilterSchema.safeParse({ [name]: value }).success) return [];
    return [[name, value]];
  });
  return actionFilterSchema.parse(Object.fromEntries(read));
}

export const isFiltered = ({ whose, ...filter }: ActionFilter): boolean =>
  whose !== 'all' || Object.values(filter).some((value) => value !== undefined);

export const weeksWords = (weeks: number): string => `past ${counted(weeks, 'week')}`;
export const weeksOptions = actionWeeks.map((weeks) => ({
  value: `${weeks}`,
  label: weeksWords(weeks),
}));

export const groupTitles: Record<ActionGroup, string> = {
  overdue: 'Overdue',
  'this-week': 'This week',
  later: 'Later',
  'no-date': 'No date',
  earlier: 'Earlier',
};
