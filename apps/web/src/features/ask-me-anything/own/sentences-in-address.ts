import * as z from 'zod/mini';

const parameter = 'sentences';
const listSchema = z.union([z.literal('all'), z.iso.date()]);

/** The open list of sentences: of all weeks, or of the week of a Monday. */
export const listInAddress = (parameters: URLSearchParams): string | undefined =>
  listSchema.safeParse(parameters.get(parameter)).data;

export function withList(parameters: URLSearchParams, list: string | undefined): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (list) next.set(parameter, list);
  else next.delete(parameter);
  return next;
}

/** State of an address that opens the list from the page: the page without it is one step back. */
export const listOpenedHere = { isListOpenedHere: true };

const openedHereSchema = z.object({ isListOpenedHere: z.literal(true) });

export const isListOpenedHere = (state: unknown): boolean =>
  openedHereSchema.safeParse(state).success;
