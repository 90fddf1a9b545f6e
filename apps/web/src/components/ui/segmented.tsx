import { useId } from 'react';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { Select } from './select.tsx';

type SegmentedProps = {
  label: string;
  /** None of the options while nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
};

/** A choice between a few options; on phones a select. */
export function Segmented({ label, value, options, onValueChange }: SegmentedProps) {
  const name = useId();
  const isPhone = useIsPhone();
  if (isPhone) {
    const isChosen = options.some((option) => option.value === value);
    return (
      <Select
        aria-label={label}
        value={value}
        options={isChosen ? options : [{ value, label }, ...options]}
        onValueChange={onValueChange}
      />
    );
  }
  return (
    <fieldset
      aria-label={label}
      className="inline-flex w-fit print:hidden rounded-control border border-line-2 bg-surface"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="group relative flex h-[34px] cursor-default items-center whitespace-nowrap border-line px-3 text-ink-2 first:rounded-l-[5px] last:rounded-r-[5px] not-first:border-l hover:bg-hover has-checked:bg-accent-soft has-checked:font-strong has-checked:text-accent has-focus-visible:z-10"
        >
          {/* Lies over the label, so that the segment shows the focus. */}
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-default appearance-none group-first:rounded-l-[5px] group-last:rounded-r-[5px]"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
