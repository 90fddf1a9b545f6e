import { assistantNeverGets } from '@rapport/contract';
import { Check, X } from 'lucide-react';
import { useId } from 'react';

type ReadsAndNeverProps = {
  /** What an assistant reads, under the rules in force. */
  reads: readonly string[] | undefined;
  titles: { reads: string; never: string };
};

/** What an assistant reads and what it never gets, in the same words wherever they stand. */
export function ReadsAndNever({ reads, titles }: ReadsAndNeverProps) {
  return (
    <div className="grid gap-4 @min-[430px]:grid-cols-2">
      {reads && <Points title={titles.reads} points={reads} icon={Check} />}
      <Points title={titles.never} points={assistantNeverGets} icon={X} />
    </div>
  );
}

type PointsProps = { title: string; points: readonly string[]; icon: typeof Check };

function Points({ title, points, icon: Icon }: PointsProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-1.5 grid gap-1.5">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2 text-pretty">
            <Icon aria-hidden className="mt-1 size-3.5 shrink-0 text-ink-3" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
