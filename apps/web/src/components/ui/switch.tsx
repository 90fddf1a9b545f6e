import { Switch as RadixSwitch } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn.ts';

type SwitchProps = Omit<ComponentProps<typeof RadixSwitch.Root>, 'children' | 'id'> & {
  label: ReactNode;
};

/** Says its state by the knob's position and the filled track; its label is part of the target. */
export function Switch({ label, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        'inline-flex items-center gap-2 whitespace-nowrap text-ink-2 has-[[data-state=checked]]:text-ink max-md:min-h-11',
        className,
      )}
    >
      <RadixSwitch.Root
        id={id}
        className="group h-4 w-7 shrink-0 cursor-default rounded-full border border-line-control bg-surface px-0.5 transition-colors focus-visible:rounded-full data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...props}
      >
        <RadixSwitch.Thumb className="block size-2.5 rounded-full bg-line-control transition-transform data-[state=checked]:translate-x-3 data-[state=checked]:bg-on-accent" />
      </RadixSwitch.Root>
      {label}
    </label>
  );
}
