import {
  type AuditAction,
  type AuditFilter,
  auditActionSchema,
  auditActions,
  auditActionWords,
} from '@rapport/contract';
import { searchInAddress } from '@/lib/use-search-in-address.ts';

/** Days are local dates, YYYY-MM-DD, or empty. */
export type ShownFilter = {
  person: string;
  action: AuditAction | '';
  from: string;
  to: string;
};

const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Invalid parameters are ignored. */
export function filterInAddress(parameters: URLSearchParams): ShownFilter {
  const day = (name: string) => {
    const text = parameters.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    person: searchInAddress(parameters),
    action: auditActionSchema.safeParse(parameters.get('action')).data ?? '',
    from: day('from'),
    to: day('to'),
  };
}

/** `since` and `until` include both days in full. */
export const filterQuery = ({ person, action, from, to }: ShownFilter): AuditFilter => ({
  person: person || undefined,
  action: action || undefined,
  since: from ? startOfDay(from, 0) : undefined,
  until: to ? startOfDay(to, 1) : undefined,
});

/** `Date.parse` alone would accept '2026-02-30'. */
function isDay(text: string): boolean {
  const at = dayPattern.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Local time. A day whose clock goes forward at midnight begins at one. */
function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

export const actionOptions = [
  { value: '', label: 'Everything' },
  ...auditActions
    .map((action) => ({ value: action, label: auditActionWords[action] }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];
