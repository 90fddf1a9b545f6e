import * as z from 'zod/mini';

/** History state of a question that was opened with its query, and not changed on the page. */
export const givenQuery = { isGivenQuery: true };

const schema = z.object({ isGivenQuery: z.literal(true) });

export const isGivenQuery = (state: unknown): boolean => schema.safeParse(state).success;
