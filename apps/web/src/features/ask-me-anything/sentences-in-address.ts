import * as z from 'zod/mini';

const parameter = 'sentences';
const listSchema = z.union([z.literal('all'), z.iso.date()]);

/** The list of sentences that is open: 'all', or the Monday of a week. */
export const listInAddress = (parameters: URLSearchParams): string | undefined =>
  listSchema.safeParse(parameters.get(parameter)).data;

export function withList(parameters: URLSearchParams, list: string | undefined): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (list) next.set(parameter, list);
  else next.delete(parameter);
  return next;
}

/** History state of a list opened from the page, so that closing it can go back one step. */
export const listOpenedFromPage = { isListOpenedFromPage: true };

const openedHereSchema = z.object({ isListOpenedFromPage: z.literal(true) });

export const isListOpenedFromPage = (state: unknown): boolean =>
  openedHereSchema.safeParse(state).success;
