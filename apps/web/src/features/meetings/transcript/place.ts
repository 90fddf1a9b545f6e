import { evidenceSchema, type TranscriptTurn } from '@rapport/contract';
import { z } from 'zod';

/** What an address says of a moment: its second, or the position of its turn. */
const addressSchema = z.object({
  at: z.coerce.number().nonnegative().optional().catch(undefined),
  turn: z.coerce.number().int().nonnegative().optional().catch(undefined),
});

/** What was read before its words were looked up, and where it stands, to lead back to it. */
const originSchema = z.object({
  kind: z.enum(['summary', 'participant', 'action', 'connection']),
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

/** The address of a turn: its second where the file has times, else its position. */
export function addressOf({ start, position }: Pick<TranscriptTurn, 'start' | 'position'>): string {
  return start === null ? `?turn=${position}` : `?at=${Math.floor(start)}`;
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
