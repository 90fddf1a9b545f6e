import type { AskAnswer } from '@rapport/contract';
import { ArrowRight, Copy, ListChecks, PenLine, Quote } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { bylineWords } from './byline-words.ts';
import { copyAnswer } from './copy-answer.ts';
import type { ShownAnswer } from './shown-answer.ts';

const icons = { model: PenLine, count: ListChecks, quotes: Quote };

const wordings = [
  { value: 'written', label: 'Written' },
  { value: 'quotes', label: 'Quotes only' },
];

type BylineProps = {
  answer: AskAnswer;
  shown: ShownAnswer;
  /** Which words of the question are not counted. */
  note: string | undefined;
  wantsWords: boolean;
  wording: 'asked' | 'failed' | null;
  onWantsWords: (wantsWords: boolean) => void;
};

/** Line below the answer: who worded it, what was read, and a switch to the other wording. */
export function Byline({ answer, shown, note, wantsWords, wording, onWantsWords }: BylineProps) {
  const screen = shown.figure?.screen;
  const Icon = icons[shown.by];
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-2.5">
      <p role="status" className="flex min-w-60 flex-1 gap-2 text-12 text-ink-2 text-pretty">
        <Icon aria-hidden className="mt-px size-3.5 flex-none text-ink-3" />
        {bylineWords(answer, shown, wording)}
      </p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        {answer.canBeWritten && (
          <Segmented
            label="How the answer is written"
            value={wantsWords ? 'written' : 'quotes'}
            options={wordings}
            onValueChange={(value) => onWantsWords(value === 'written')}
          />
        )}
        {screen && (
          <ButtonLink to={screen.path} icon={ArrowRight}>
            {`Open in ${screen.name}`}
          </ButtonLink>
        )}
        <Button icon={Copy} onClick={() => copyAnswer(answer.question, shown, note)}>
          Copy with sources
        </Button>
      </div>
    </div>
  );
}
