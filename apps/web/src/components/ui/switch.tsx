import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'children' | 'id'> & {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export function Switch({ label, checked, onCheckedChange, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        'inline-flex items-center gap-2 whitespace-nowrap text-ink-2 has-aria-checked:text-ink max-md:min-h-11',
        className,
      )}
    >
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        onClick={() => onCheckedChange(!checked)}
        className="group h-4 w-7 shrink-0 cursor-default rounded-full border border-line-control bg-surface px-0.5 transition-colors focus-visible:rounded-full aria-checked:border-accent aria-checked:bg-accent"
        {...props}
      >
        <span className="block size-2.5 rounded-full bg-line-control transition-transform group-aria-checked:translate-x-3 group-aria-checked:bg-on-accent" />
      </button>
      {label}
    </label>
  );
}
