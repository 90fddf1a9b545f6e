import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import type { Talk } from './layout/talk.ts';

const talkSchema = z.array(z.object({ a: z.string(), b: z.string(), weight: z.number() }));
const organizationsSchema = z.record(z.string(), talkSchema);

/** Stored by organization until the browser tab is closed. */
const store = browserStore(() => sessionStorage, 'organization-map-talk', organizationsSchema, {});

/**
 * The talk between departments in the first period that this tab showed. It determines the places
 * of the regions, so that they stay the same in all other periods.
 */
export function firstTalk(organizationId: string, talk: () => Talk[]): Talk[] {
  const known = store.read();
  const remembered = known[organizationId];
  if (remembered) return remembered;
  const first = talk();
  // A period without ties has no talk to keep.
  if (first.length === 0) return first;
  store.write({ ...known, [organizationId]: first });
  return first;
}
