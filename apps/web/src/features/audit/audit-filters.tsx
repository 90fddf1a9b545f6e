import { useId } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { actionOptions, filterInAddress } from './audit-filter.ts';

/** Filters whose values are kept in the address. */
export function AuditFilters() {
  const [parameters, setParameters] = useAddress();
  const { typed, setTyped } = useSearchInAddress();
  const { action, from, to } = filterInAddress(parameters);
  const choose = (name: string) => (value: string) =>
    setParameters((now) => withParameter(now, name, value), { replace: true });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search the audit log by name or email"
        placeholder="Search by name or email..."
        className="max-w-90 flex-1 basis-60 max-md:max-w-none max-md:basis-full"
        value={typed}
        onValueChange={setTyped}
      />
      <Select
        aria-label="What was done"
        className="w-56 max-md:w-full"
        options={actionOptions}
        value={action}
        onValueChange={choose('action')}
      />
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
        <DayInput label="From" value={from} max={to} onChange={choose('from')} />
        <DayInput label="to" value={to} min={from} onChange={choose('to')} />
      </div>
    </div>
  );
}

type DayInputProps = {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
};

function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-12 text-ink-2 max-md:w-8">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        className="w-38 max-md:w-full"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
