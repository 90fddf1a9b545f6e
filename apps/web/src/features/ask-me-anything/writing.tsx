import type { AskWriting } from '@rapport/contract';
import { Square } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type WritingProps = { writing: AskWriting; onStop: () => void };

/** What a language model has written so far. What is not checked yet is lighter, and goes if the check fails. */
export function Writing({ writing: { sentences, begun }, onStop }: WritingProps) {
  return (
    <section aria-label="Being written" className="mb-4 grid gap-2 border-line border-b pb-4">
      <p className="max-w-[72ch] text-16 leading-[26px] text-pretty wrap-anywhere">
        {sentences.map(({ text }) => text).join(' ')}{' '}
        {begun && <span className="text-ink-3">{begun}…</span>}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" icon={Square} onClick={onStop}>
          Stop
        </Button>
        <p className="text-12 text-ink-3">
          Being written. Lighter words are not checked yet; a sentence that its quotes do not bear
          out goes.
        </p>
      </div>
    </section>
  );
}
