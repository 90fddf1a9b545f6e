import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { controlEdge } from './control-edge.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <div className={cn('flex w-full', controlEdge, className)}>
      <textarea
        className="min-h-24 w-full resize-y bg-transparent px-2.5 py-2 outline-none max-md:text-16"
        {...props}
      />
    </div>
  );
}
