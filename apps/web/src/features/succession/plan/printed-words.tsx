import { cn } from '@/lib/cn.ts';

type PrintedWordsProps = { className?: string; children: string };

/** The content of a text field on paper, where fields are left out. */
export function PrintedWords({ className, children }: PrintedWordsProps) {
  return (
    <p className={cn('hidden whitespace-pre-line wrap-anywhere print:block', className)}>
      {children}
    </p>
  );
}
