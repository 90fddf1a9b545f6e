import type { Coverage, Period } from '@rapport/contract';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadDefinitions = () =>
  import('./figure-definitions.tsx').then(({ FigureDefinitions }) => FigureDefinitions);

export type FigureBasis = {
  /** Ids in the register of figures. */
  ids: readonly string[];
  /** The question that the button and its dialog ask. Default: 'How is this computed?'. */
  words?: string;
} & (
  | { period: Period; coverage: Coverage }
  | {
      /** A sentence, for figures that do not depend on the screen's period. */
      standsOn: string;
    }
);

export type ComputedFigures = FigureBasis & {
  /** What is explained, such as 'Initiatives'. */
  subject: string;
};

export const howComputedWords = 'How is this computed?';

/**
 * A button that opens the definitions and limits of figures, and what they are based on here. In the head of a section
 * phones show its icon only.
 */
export function HowComputed(props: ComputedFigures) {
  const { words = howComputedWords } = props;
  const [isOpen, setIsOpen] = useState(false);
  const Definitions = useOnDemand(loadDefinitions, isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={`${words} ${props.subject}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-6 cursor-default items-center gap-1 whitespace-nowrap text-12 text-accent hover:underline max-md:in-data-figure-head:-my-2.5 max-md:in-data-figure-head:size-11 max-md:in-data-figure-head:justify-end print:hidden"
      >
        <Info aria-hidden className="size-3.5 shrink-0" />
        <span className="max-md:in-data-figure-head:hidden">{words}</span>
      </button>
      {Definitions && <Definitions {...props} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
