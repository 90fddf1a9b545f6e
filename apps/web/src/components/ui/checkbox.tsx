import { Check } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn.ts';

type CheckboxProps = Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children' | 'id'> & {
  label: ReactNode;
};

/** Its label is part of the target. */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={cn('inline-flex items-center gap-2 max-md:min-h-11', className)}>
      <RadixCheckbox.Root
        id={id}
        className="grid size-4 shrink-0 place-items-center rounded-inner border border-line-control bg-surface text-on-accent disabled:bg-sunken data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...props}
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden className="size-3 stroke-[2.75]" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <span>{label}</span>
    </label>
  );
}
