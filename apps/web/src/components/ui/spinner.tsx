import { LoaderCircle } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

/** Needs text beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-4 motion-safe:animate-spin', className)} />;
}
