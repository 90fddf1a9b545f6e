import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { scenarioFormSchema } from '../kept/scenario-form.ts';

const typedSchema = z.nullable(
  z.object({
    /** The part of the address that says what the wizard was opened with. */
    openedWith: z.string(),
    draftId: z.optional(z.string()),
    form: scenarioFormSchema,
  }),
);

/** What stands in the wizard, so that a reload in the middle takes nothing away. */
export const typedScenario = browserStore(
  () => sessionStorage,
  'rapport-scenarios-typed',
  typedSchema,
  null,
);
