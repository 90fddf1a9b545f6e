import {
  type AuditAction,
  auditActionSchema,
  auditActions,
  auditActionWords,
} from '@rapport/contract';
import { searchInAddress } from '@/lib/use-search-in-address.ts';

/** What the page is asked for; days as the reader's calendar has them. */
export type ShownFilter = {
  person: string;
  action: AuditAction | '';
  from: string;
  to: string;
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for; whatever it says wrong is as if it said nothing. */
export function filterInAddress(parameters: URLSearchParams): ShownFilter {
  const day = (name: string) => {
    const text = parameters.get(name) ?? '';
    return dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
  };
  return {
    person: searchInAddress(parameters),
    action: auditActionSchema.safeParse(parameters.get('action')).data ?? '',
    from: day('from'),
    to: day('to'),
  };
}

/** The same for the server: both days are meant from their first moment to their last. */
export function filterQuery({ person, action, from, to }: ShownFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (person) query.set('person', person);
  if (action) query.set('action', action);
  if (from) query.set('since', startOfDay(from, 0));
  if (to) query.set('until', startOfDay(to, 1));
  return query;
}

function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

export const actionOptions = [
  { value: '', label: 'Everything' },
  ...auditActions
    .map((action) => ({ value: action, label: auditActionWords[action] }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];
