import type { Location } from 'react-router';
import * as z from 'zod/mini';

const signInStateSchema = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });

/** Sent along to the sign-in page: where the person was going. */
export function signInState({ pathname, search, hash }: Location) {
  return { from: `${pathname}${search}${hash}` };
}

/** Where a person lands after signing in: where they were going, else home. */
export function destinationAfterSignIn(state: unknown): string {
  const parsed = signInStateSchema.safeParse(state);
  return parsed.success ? parsed.data.from : '/';
}
