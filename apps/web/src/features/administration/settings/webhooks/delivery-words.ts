import type { WebhookDelivery } from '@rapport/contract';
import type { StatusKind } from '@/components/ui/status-label.tsx';
import { clockTime } from '@/lib/format-day.ts';

const aroundMs = 60_000;

type Delivery = Pick<WebhookDelivery, 'state' | 'attempts' | 'nextAt' | 'response'>;

/** A delivery that is overdue for longer waits for an earlier call, or for the webhook to be turned on again. */
export const isBeingTried = ({ nextAt }: Pick<Delivery, 'nextAt'>): boolean =>
  nextAt !== null && Math.abs(Date.parse(nextAt) - Date.now()) < aroundMs;

export function stateWords({ state, attempts }: Delivery): { status: StatusKind; word: string } {
  if (state === 'delivered') return { status: 'completed', word: 'Delivered' };
  if (state === 'failed') return { status: 'failed', word: 'Given up' };
  return attempts === 0
    ? { status: 'queued', word: 'Waiting' }
    : { status: 'processing', word: 'Trying again' };
}

/** '200 in 84 ms', '504, try 3 at 14:41', 'No answer, 18 tries' */
export function answerWords({ state, attempts, nextAt, response }: Delivery): string {
  if (attempts === 0) return '';
  const said = response.status === null ? 'No answer' : `${response.status}`;
  if (state === 'delivered') return `${said} in ${response.ms} ms`;
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  return nextAt ? `${said}, try ${attempts + 1} at ${clockTime(nextAt)}` : `${said}, ${tries}`;
}
