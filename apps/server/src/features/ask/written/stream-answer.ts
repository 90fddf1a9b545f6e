import type { Ask, AskWriting } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { ask } from '../ask.ts';
import type { AskPageServices } from '../found.ts';

/**
 * The written answer as it comes: lines of JSON with the sentences that were checked and the beginning of the next, then
 * the answer. `stopped` ends the question to the model.
 */
export async function* streamAnswer(
  services: AskPageServices,
  member: Member,
  asked: Ask,
  stopped: AbortSignal,
): AsyncGenerator<string> {
  let latest: AskWriting | undefined;
  let wake = () => {};
  const answering = ask(
    services,
    member,
    { ...asked, wording: 'written' },
    {
      stopped,
      onWriting(writing) {
        latest = writing;
        wake();
      },
    },
  );
  const ended = answering.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  for (;;) {
    const written = new Promise<'written'>((resolve) => {
      wake = () => resolve('written');
    });
    const next = latest ? 'written' : await Promise.race([ended, written]);
    if (next === 'written') {
      const writing = latest;
      latest = undefined;
      if (writing) yield `${JSON.stringify(writing)}\n`;
      continue;
    }
    if ('error' in next) throw next.error;
    const last: AskWriting = { sentences: [], begun: '', answer: next.answer };
    yield `${JSON.stringify(last)}\n`;
    return;
  }
}
