import { ChevronDown, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { cn } from '@/lib/cn.ts';

const chipClass =
  'inline-flex h-7 items-center gap-1.25 whitespace-nowrap rounded-control border px-2 text-12 max-md:h-9 [&_b]:font-medium [&_svg]:size-3.5';

type SetChipProps = { label: string; value: string; onClear: () => void };

/** A filter that is set. Pressing it, or Esc, clears it. */
export function SetChip({ label, value, onClear }: SetChipProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${value}. Clear this filter`}
      className={cn(chipClass, 'border-accent-line bg-accent-soft text-accent')}
      onClick={onClear}
      onKeyDown={(event) => event.key === 'Escape' && onClear()}
    >
      {label} <b>{value}</b>
      <X aria-hidden />
    </button>
  );
}

type ChoiceChipProps = {
  label: string;
  /** What is shown while it is not set. */
  unset: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

export function ChoiceChip({
  label,
  unset,
  value,
  options,
  onChoose,
}: ChoiceChipProps): ReactElement {
  if (value !== undefined) {
    const words = options.find((option) => option.value === value)?.label ?? value;
    return <SetChip label={label} value={words} onClear={() => onChoose('')} />;
  }
  return (
    <MenuButton
      title={label}
      align="start"
      groups={[
        options.map((option) => ({
          label: option.label,
          onSelect: () => onChoose(option.value),
        })),
      ]}
    >
      <button
        type="button"
        className={cn(
          chipClass,
          'border-line-2 bg-surface text-ink-2 hover:bg-hover [&_b]:text-ink',
        )}
      >
        {label} <b>{unset}</b>
        <ChevronDown aria-hidden />
      </button>
    </MenuButton>
  );
}

type OpenChipProps = { label: string; unset: string; onOpen: () => void };

/** Opens a dialog that sets the filter. */
export function OpenChip({ label, unset, onOpen }: OpenChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cn(chipClass, 'border-line-2 bg-surface text-ink-2 hover:bg-hover [&_b]:text-ink')}
      onClick={onOpen}
    >
      {label} <b>{unset}</b>
      <ChevronDown aria-hidden />
    </button>
  );
}
