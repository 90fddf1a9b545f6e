import { Check, ChevronDown, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { capitalised } from '@/lib/number-words.ts';

export const chipClass = (isSet: boolean) =>
  cn(
    'relative inline-flex h-7 max-w-full items-center gap-[5px] rounded-control border px-2 text-12 outline-accent outline-offset-2 max-md:h-9',
    'has-[:focus-visible]:outline-2',
    isSet
      ? 'border-accent-line bg-accent-soft text-ink-2'
      : 'border-line-2 bg-surface text-ink-2 hover:bg-hover',
  );

type ChipProps = {
  /** What the filter is about, such as 'Period'. */
  label: string;
  /** The value in words; undefined for any. */
  value: string | undefined;
  /** Shown while the filter is not set. Default: 'any'. */
  unset?: string;
  /** Without it, the filter always has a value. */
  onClear?: (() => void) | undefined;
  /** The control that sets the filter. */
  children?: ReactNode;
};

/** A filter with its name, its value, and a button that clears it. Escape also clears it. */
export function FilterChip({ label, value, unset = 'any', onClear, children }: ChipProps) {
  const clearAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === undefined || !onClear) return;
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
        {value ?? unset}
      </span>
      {(value === undefined || !onClear) && (
        <ChevronDown
          aria-hidden
          className={cn('size-3.5 flex-none', value === undefined ? 'text-ink-3' : 'text-accent')}
        />
      )}
      {children}
      {value !== undefined && onClear && (
        <button
          type="button"
          data-clear
          aria-label={`Clear ${label}`}
          onClick={({ currentTarget }) => {
            // The clear button disappears, so the focus moves to the control.
            currentTarget.parentElement?.querySelector<HTMLElement>('select, button')?.focus();
            onClear();
          }}
          className="relative -mx-1 grid size-6 cursor-default place-items-center text-accent outline-accent"
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
  /** Words for a value that is not among the options. */
  words?: string | undefined;
  unset?: string;
  onChoose: (value: string) => void;
};

/** A filter with few values, chosen from a native list that covers the chip. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { label, options, value, words, unset = 'any', onChoose } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? words;
  return (
    <FilterChip
      label={label}
      value={value ? chosen : undefined}
      unset={unset}
      onClear={() => onChoose('')}
    >
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={coverClass}
      >
        <option value="">{capitalised(unset)}</option>
        {value && !options.some((option) => option.value === value) && (
          <option value={value}>{chosen}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FilterChip>
  );
}

type FindChipProps = Omit<ChipProps, 'children'> & {
  onFind: () => void;
  /** The key of the page that focuses it. */
  keyName?: string;
};

/** A filter whose value is looked up in a dialog. */
export function FindChip({ onFind, keyName, ...chip }: FindChipProps) {
  return (
    <FilterChip {...chip}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${chip.label}: ${chip.value ?? chip.unset ?? 'any'}`}
        aria-keyshortcuts={keyName}
        onClick={onFind}
        className={coverClass}
      />
    </FilterChip>
  );
}

type ToggleChipProps = { label: string; isOn: boolean; onToggle: (isOn: boolean) => void };

/** A filter that is on or off. Escape switches it off. */
export function ToggleChip({ label, isOn, onToggle }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOn) return;
        event.stopPropagation();
        onToggle(false);
      }}
      className={cn(chipClass(isOn), 'cursor-default', isOn && 'font-medium text-accent')}
    >
      {label}
      {isOn && <Check aria-hidden className="size-3.5" />}
    </button>
  );
}
