import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { controlEdge } from './control-edge.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'children'> & {
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
};

/** A native select, which works well on phones, with keyboards and with screen readers. */
export function Select({ options, onValueChange, className, ...props }: SelectProps) {
  return (
    <div className={cn('relative flex h-9 w-full max-md:h-11', controlEdge, className)}>
      <select
        className="w-full cursor-default appearance-none bg-transparent pr-8 pl-2.5 outline-none max-md:text-16"
        onChange={(event) => onValueChange(event.target.value)}
        {...props}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
