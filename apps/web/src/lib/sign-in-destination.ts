import type { Location } from 'react-router';
import * as z from 'zod/mini';

const signInStateSchema = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });

/** Link state with the requested page. */
export function signInState({ pathname, search, hash }: Location) {
  return { from: `${pathname}${search}${hash}` };
}

/** The requested page, else home. Never another origin. */
export function destinationAfterSignIn(state: unknown): string {
  const parsed = signInStateSchema.safeParse(state);
  return parsed.success ? parsed.data.from : '/';
}
