import type { ReactNode } from 'react';
import { Progress } from '@/components/ui/progress.tsx';

export const statusClass = 'inline-flex items-center gap-1.5 whitespace-nowrap text-12 font-medium';

export const Note = ({ text }: { text: string }) => (
  <span className="min-w-0 truncate text-12 text-ink-2" title={text}>
    {text}
  </span>
);

type UnderWayProps = { name: string; word: string; note: string; percentage: number };

export const UnderWay = ({ name, word, note, percentage }: UnderWayProps) => (
  <UnderWayRow
    word={word}
    note={note}
    bar={<Progress label={`${word} of ${name}`} percentage={percentage} className="h-[3px]" />}
  />
);

export function UnderWayRow({ word, note, bar }: { word: string; note: string; bar: ReactNode }) {
  return (
    <span className="grid w-full min-w-0 gap-[3px]">
      <span className="flex justify-between gap-3 text-12">
        <span className="whitespace-nowrap font-medium text-accent">{word}</span>
        <span className="min-w-0 truncate text-ink-2">{note}</span>
      </span>
      {bar}
    </span>
  );
}
