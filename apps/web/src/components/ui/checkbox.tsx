import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & { label: ReactNode };

export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cn('inline-flex items-center gap-2 max-md:min-h-11', className)}>
      <span className="relative size-4 flex-none">
        <input
          type="checkbox"
          className="peer block size-4 appearance-none rounded-inner border border-line-control bg-surface checked:border-accent checked:bg-accent disabled:bg-sunken"
          {...props}
        />
        <Check
          aria-hidden
          className="pointer-events-none invisible absolute inset-0.5 size-3 stroke-[2.75] text-on-accent peer-checked:visible"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
