import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';

/** Ids of organizations that have started, or whose first steps were dismissed in this browser. */
const store = browserStore(
  () => localStorage,
  'rapport-started-organizations',
  z.catch(z.array(z.string()), []),
  [],
);

export const useIsStarted = (organizationId: string | null | undefined): boolean =>
  store.use().some((id) => id === organizationId);

export function markStarted(organizationId: string): void {
  if (!store.read().includes(organizationId)) store.write([...store.read(), organizationId]);
}
