import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

const paragraphs = [
  ['w-full', 'w-11/12', 'w-2/5'],
  ['w-full', 'w-10/12'],
  ['w-11/12', 'w-1/2'],
];

export function AnswerLoading() {
  return (
    <Loading label="Finding an answer...">
      <div className="mt-8 grid gap-6 border-line-2 border-t pt-6 text-16">
        {paragraphs.map((lines) => (
          <div key={lines.join(' ')} className="grid max-w-measure gap-2.5">
            {lines.map((width) => (
              <Skeleton key={width} className={`h-3.5 ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
