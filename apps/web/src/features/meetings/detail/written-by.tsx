import { sourceText, type TextSource } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';

type WrittenByProps = { sources: readonly TextSource[]; className?: string };

/** Names the engine that wrote the texts of a section; shows nothing without a language model. */
export function WrittenBy({ sources, className }: WrittenByProps) {
  const text = sourceText(sources);
  if (text === null) return null;
  return <p className={cn('text-pretty text-12 text-ink-3 wrap-anywhere', className)}>{text}</p>;
}
