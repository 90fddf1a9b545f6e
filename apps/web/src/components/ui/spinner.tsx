import { LoaderCircle } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

/** Must have text next to it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-4 motion-safe:animate-spin', className)} />;
}
