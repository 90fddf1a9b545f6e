import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

/** Rows as tall as a question with its caption. */
export function QuestionShapes({ label, rows }: { label: string; rows: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          key={row}
          className="grid h-13 content-center gap-2 border-line not-last:border-b"
        >
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </Loading>
  );
}
