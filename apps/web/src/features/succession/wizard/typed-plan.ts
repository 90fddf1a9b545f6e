import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { wizardStateSchema } from '../domain/navigation-state.ts';

/** What stands in the wizard, so that a reload in the middle takes nothing away. */
export const typedPlan = browserStore(
  () => sessionStorage,
  'rapport-succession-typed',
  z.nullable(wizardStateSchema),
  null,
);
