import { Check } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/lib/cn.ts';

type OptionProps = {
  kind: 'radio' | 'checkbox';
  /** Name shared by the radio options of a group. */
  name: string;
  label: string;
  meaning?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** A choice shown as a card. */
export function Option({ kind, name, label, meaning, checked, onCheckedChange }: OptionProps) {
  const meaningId = useId();
  return (
    <label
      className={cn(
        'flex min-h-10 items-center gap-2.5 rounded-control border border-line-2 bg-surface px-3 py-[7px] hover:border-line-control max-md:min-h-11',
        'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:inset-ring has-checked:inset-ring-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      )}
    >
      <span className={cn('relative grid size-4 flex-none', meaning && 'mt-0.5 self-start')}>
        <input
          type={kind}
          name={name}
          aria-label={label}
          aria-describedby={meaning && meaningId}
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className={cn(
            'size-4 appearance-none border border-line-control bg-surface outline-none checked:border-accent',
            kind === 'radio' ? 'rounded-full checked:border-5' : 'rounded-[3px] checked:bg-accent',
          )}
        />
        {kind === 'checkbox' && checked && (
          <Check
            aria-hidden
            className="pointer-events-none absolute inset-0.5 size-3 stroke-[2.75] text-on-accent"
          />
        )}
      </span>
      <span className={cn('min-w-0 flex-1', meaning && 'self-start')}>
        {label}
        {meaning && (
          <span id={meaningId} className="block font-body text-12 text-ink-2">
            {meaning}
          </span>
        )}
      </span>
    </label>
  );
}
