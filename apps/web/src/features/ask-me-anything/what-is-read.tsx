import type { AskSuggestions } from '@rapport/contract';
import { useState } from 'react';
import { longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadDialog = () =>
  import('./refusal/stops-dialog.tsx').then(({ StopsDialog }) => StopsDialog);

/** What a question is answered from, and a button that tells what is not answered. */
export function WhatIsRead({ suggestions }: { suggestions: AskSuggestions | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const StopsDialog = useOnDemand(loadDialog, isOpen);
  return (
    <p className="mt-2 min-h-4 text-12 text-ink-3 text-pretty">
      {suggestions && (
        <>
          <span>{readsWords(suggestions)}</span>{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            className="relative cursor-default text-accent after:absolute after:-inset-x-1 after:-inset-y-2 hover:underline print:hidden"
          >
            Where Ask stops
          </button>
        </>
      )}
      {StopsDialog && isOpen && <StopsDialog onClose={() => setIsOpen(false)} />}
    </p>
  );
}

function readsWords({ meetings, from }: AskSuggestions): string {
  const which = meetings === 1 ? 'the one meeting' : `the ${counted(meetings, 'meeting')}`;
  return `Reads ${which} you may open${from ? `, from ${longDay(from)} on` : ''}; questions in English.`;
}
