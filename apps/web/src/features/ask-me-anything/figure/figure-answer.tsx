import type { AskFigure } from '@rapport/contract';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';

type FigureAnswerProps = {
  figure: AskFigure;
  /** What the question says and the figure does not count: 'Counted without “urgent”'. */
  note: string | undefined;
};

/** The figure with its label and definition. */
export function FigureAnswer({ figure, note }: FigureAnswerProps) {
  const { value, label, definition } = figure;
  return (
    <div className="border-line border-t pt-3.5">
      {note && <p className="text-12 text-ink-3">{note}</p>}
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-strong text-24 tracking-head wrap-anywhere">{value}</span>
        <span className="font-medium text-16 text-pretty wrap-anywhere">{label}</span>
      </p>
      <p className="mt-0.5 max-w-[84ch] text-12 text-ink-2 text-pretty [&>button]:align-middle">
        {definition}{' '}
        <HowComputed
          subject={label}
          words="How is this counted?"
          ids={['answer-count']}
          standsOn={definition}
        />
      </p>
    </div>
  );
}
