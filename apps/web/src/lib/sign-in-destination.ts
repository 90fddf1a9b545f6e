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

const keptName = 'after-sign-in';
const keptMs = 10 * 60 * 1000;
const keptSchema = z.extend(signInStateSchema, { until: z.number() });

/** Keeps the requested page while the browser is at a sign-in provider, which comes back to home. */
export function keepDestination(state: unknown): void {
  const from = destinationAfterSignIn(state);
  if (from === '/') return;
  try {
    sessionStorage.setItem(keptName, JSON.stringify({ from, until: Date.now() + keptMs }));
  } catch {
    // Storage is blocked: the person comes back to home.
  }
}

/** The kept page, once. */
export function takeKeptDestination(): string | undefined {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(keptName) ?? 'null'));
    sessionStorage.removeItem(keptName);
    return kept.success && kept.data.until > Date.now() ? kept.data.from : undefined;
  } catch {
    return undefined;
  }
}
