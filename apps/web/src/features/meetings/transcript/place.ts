import { type Chapter, evidenceSchema, type TranscriptTurn } from '@rapport/contract';
import * as z from 'zod/mini';

/** The address parameters of a place: its second, or the position of its turn. */
const addressSchema = z.object({
  at: z.catch(z.optional(z.coerce.number().check(z.nonnegative())), undefined),
  turn: z.catch(z.optional(z.coerce.number().check(z.int(), z.nonnegative())), undefined),
});

/** The statement from which a quotation was opened, and where the link back leads. */
const originSchema = z.object({
  kind: z.enum([
    'summary',
    'participant',
    'action',
    'connection',
    'in-short',
    'decision',
    'question',
    'chapter',
  ]),
  elementId: z.string(),
});
export type Origin = z.infer<typeof originSchema>;

/** The history state of a link to a quotation. */
const openedSchema = z.object({ evidence: evidenceSchema, origin: originSchema });
export type Opened = z.infer<typeof openedSchema>;

/** A place in the transcript that the address names. */
export type Place = { at: number | undefined; turn: number | undefined; opened: Opened | null };

/** Reads the place from the address and the history state; null if they name none. */
export function readPlace(parameters: URLSearchParams, state: unknown): Place | null {
  const { at, turn } = addressSchema.parse({
    at: parameters.get('at') || undefined,
    turn: parameters.get('turn') || undefined,
  });
  if (at === undefined && turn === undefined) return null;
  return { at, turn, opened: openedSchema.safeParse(state).data ?? null };
}

/** The address parameters of a place. Searching or choosing a speaker removes them. */
export const placeParameters = ['at', 'turn'] as const;

/** The address parameter of a chapter: the positions of its first and last turn, as in '12-40'. */
export const chapterParameter = 'chapter';

/** Positions of turns; both ends are included. */
export type TurnRange = { from: number; to: number };

/** Reads the chosen chapter from the address; null if it names none. */
export function readTurnRange(parameters: URLSearchParams): TurnRange | null {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})$/.exec(parameters.get(chapterParameter) ?? '') ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

/** The address that shows only the turns of a chapter, from its first turn. */
export const addressOfChapter = ({ fromTurn, toTurn }: Pick<Chapter, 'fromTurn' | 'toTurn'>) =>
  `?turn=${fromTurn}&${chapterParameter}=${fromTurn}-${toTurn}`;

/**
 * The address of a turn: its second if the file has times, otherwise its position. Keeps the
 * search, and the chosen speaker and chapter unless the turn belongs to another.
 */
export function addressOf(
  { start, position, participantId }: Pick<TranscriptTurn, 'start' | 'position' | 'participantId'>,
  now: URLSearchParams,
): string {
  const address = new URLSearchParams(now);
  for (const name of placeParameters) address.delete(name);
  if (address.get('speaker') !== participantId) address.delete('speaker');
  const range = readTurnRange(now);
  if (range && (position < range.from || range.to < position)) address.delete(chapterParameter);
  if (start === null) address.set('turn', `${position}`);
  else address.set('at', `${Math.floor(start)}`);
  return `?${address}`;
}

/** The turn at a place; undefined if the transcript has no such turn. */
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
