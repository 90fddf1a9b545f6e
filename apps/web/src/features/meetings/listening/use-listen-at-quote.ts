import type { TranscriptTurn } from '@rapport/contract';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { spanOf } from '../transcript/marked-parts.ts';
import type { Listening } from './use-listening.ts';

/** `l` plays the quotation that has the focus: a link to it, or its words in the transcript. */
export function useListenAtQuote(
  listening: Listening | null,
  turns: readonly TranscriptTurn[],
): void {
  usePageKeys({
    l: ({ target }) => {
      const quoted = target instanceof Element && target.closest<HTMLElement>('[data-quote]');
      if (!quoted || !listening) return;
      const position = Number(quoted.dataset.turn);
      const text = turns.find((turn) => turn.position === position)?.text ?? '';
      listening.listen(position, spanOf(quoted.dataset.quote, text));
    },
  });
}
