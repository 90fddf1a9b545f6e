import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { scenarioFormSchema } from '../stored/scenario-form.ts';

const typedSchema = z.nullable(
  z.object({
    /** Query of the address with which the wizard was opened. */
    openedWith: z.string(),
    draftId: z.optional(z.string()),
    form: scenarioFormSchema,
  }),
);

/** Survives a reload. */
export const typedScenario = browserStore(
  () => sessionStorage,
  'rapport-scenarios-typed',
  typedSchema,
  null,
);
