import { ChevronDown, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

const chipClass = (isSet: boolean) =>
  cn(
    'relative inline-flex h-7 max-w-full items-center gap-1.5 rounded-control border px-2 text-12 outline-accent outline-offset-2 max-md:h-9',
    'has-[:focus-visible]:outline-2',
    isSet
      ? 'border-accent-line bg-accent-soft text-ink-2'
      : 'border-line-2 bg-surface text-ink-2 hover:bg-hover',
  );

type ChipProps = {
  /** What the filter is about, such as 'Period'. */
  label: string;
  /** In words; undefined for any. */
  value: string | undefined;
  onClear: () => void;
};

/** A filter: its name, what it is set to, and a cross. Escape clears it. */
function Chip({ label, value, onClear, children }: ChipProps & { children: ReactNode }) {
  const clearAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === undefined) return;
    event.stopPropagation();
    onClear();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape of the control inside.
    <span className={chipClass(value !== undefined)} onKeyDown={clearAtEscape}>
      <span aria-hidden>{label}</span>
      <span
        aria-hidden
        className={cn('truncate font-medium', value === undefined ? 'text-ink' : 'text-accent')}
      >
        {value ?? 'any'}
      </span>
      {value === undefined && <ChevronDown aria-hidden className="size-3.5 text-ink-3" />}
      {children}
      {value !== undefined && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          onClick={onClear}
          className="relative -mr-1 grid size-6 cursor-default place-items-center text-accent outline-accent"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}

const coverClass = 'absolute inset-0 w-full cursor-default opacity-0';

type Option = { value: string; label: string };
type ChoiceChipProps = {
  label: string;
  options: readonly Option[];
  /** Empty for any. */
  value: string;
  /** Where the value is none of the options. */
  words?: string | undefined;
  onChoose: (value: string) => void;
};

/** A filter with few values, in a native list, which covers the chip. */
export function ChoiceChip({ label, options, value, words, onChoose }: ChoiceChipProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? words;
  return (
    <Chip label={label} value={value ? chosen : undefined} onClear={() => onChoose('')}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={coverClass}
      >
        <option value="">Any</option>
        {value && !options.some((option) => option.value === value) && (
          <option value={value}>{chosen}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Chip>
  );
}

type FindChipProps = ChipProps & { onFind: () => void };

/** A filter whose value is looked up in a dialog. */
export function FindChip({ onFind, ...chip }: FindChipProps) {
  return (
    <Chip {...chip}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${chip.label}: ${chip.value ?? 'any'}`}
        onClick={onFind}
        className={coverClass}
      />
    </Chip>
  );
}
