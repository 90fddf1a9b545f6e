import type { Location } from 'react-router';
import * as z from 'zod/mini';

const signInStateSchema = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });

/** Link state: the page asked for. */
export function signInState({ pathname, search, hash }: Location) {
  return { from: `${pathname}${search}${hash}` };
}

/** The page asked for, else home. Never another origin. */
export function destinationAfterSignIn(state: unknown): string {
  const parsed = signInStateSchema.safeParse(state);
  return parsed.success ? parsed.data.from : '/';
}
