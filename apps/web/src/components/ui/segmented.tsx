import { ToggleGroup } from 'radix-ui';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { Select } from './select.tsx';

type SegmentedProps = {
  /** Its accessible name: what is chosen. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
};

/** One of a few, all in sight; on phones a list. */
export function Segmented({ label, value, options, onValueChange }: SegmentedProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <Select aria-label={label} value={value} options={options} onValueChange={onValueChange} />
    );
  }
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Pressing the chosen one again must not leave none chosen.
      onValueChange={(next) => next && onValueChange(next)}
      className="inline-flex w-fit print:hidden rounded-control border border-line-2 bg-surface"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="h-[34px] cursor-default whitespace-nowrap border-line px-3 text-ink-2 first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-hover not-first:border-l focus-visible:z-10 data-[state=on]:bg-accent-soft data-[state=on]:font-strong data-[state=on]:text-accent"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
