import { evidenceSchema, type TranscriptTurn } from '@rapport/contract';
import * as z from 'zod/mini';

/** What an address says of a moment: its second, or the position of its turn. */
const addressSchema = z.object({
  at: z.catch(z.optional(z.coerce.number().check(z.nonnegative())), undefined),
  turn: z.catch(z.optional(z.coerce.number().check(z.int(), z.nonnegative())), undefined),
});

/** What was read before its words were looked up, and where it stands, to lead back to it. */
const originSchema = z.object({
  kind: z.enum([
    'summary',
    'participant',
    'action',
    'connection',
    'in-short',
    'decision',
    'question',
  ]),
  elementId: z.string(),
});
export type Origin = z.infer<typeof originSchema>;

/** What a link to words leaves in the history beside the address. */
const openedSchema = z.object({ evidence: evidenceSchema, origin: originSchema });
export type Opened = z.infer<typeof openedSchema>;

/** A place in the transcript that was asked for. */
export type Place = { at: number | undefined; turn: number | undefined; opened: Opened | null };

/** The place that an address and its state name; null where they name none. */
export function readPlace(parameters: URLSearchParams, state: unknown): Place | null {
  const { at, turn } = addressSchema.parse({
    at: parameters.get('at') || undefined,
    turn: parameters.get('turn') || undefined,
  });
  if (at === undefined && turn === undefined) return null;
  return { at, turn, opened: openedSchema.safeParse(state).data ?? null };
}

/** What stands in an address for a place; whoever reads on by search or by speaker leaves it. */
export const placeParameters = ['at', 'turn'] as const;

/**
 * The address of a turn: its second where the file has times, else its position. What is searched
 * for stays in it, and so does the speaker whose turns are shown, unless that would hide this one.
 */
export function addressOf(
  { start, position, participantId }: Pick<TranscriptTurn, 'start' | 'position' | 'participantId'>,
  now: URLSearchParams,
): string {
  const address = new URLSearchParams(now);
  for (const name of placeParameters) address.delete(name);
  if (address.get('speaker') !== participantId) address.delete('speaker');
  if (start === null) address.set('turn', `${position}`);
  else address.set('at', `${Math.floor(start)}`);
  return `?${address}`;
}

/** The turn that a place is in; undefined where the transcript has none such. */
export function turnAt(
  { at, turn, opened }: Place,
  turns: readonly TranscriptTurn[],
): TranscriptTurn | undefined {
  const position = opened?.evidence.turn ?? turn;
  if (position !== undefined) return turns.find((one) => one.position === position);
  if (at === undefined) return undefined;
  const begins = turns.find(({ start }) => start !== null && Math.floor(start) === Math.floor(at));
  return begins ?? turns.findLast(({ start }) => start !== null && start <= at);
}
