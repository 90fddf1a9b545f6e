import { z } from 'zod';
import { browserStore } from '@/lib/browser-store.ts';
import { scenarioFormSchema } from '../kept/scenario-form.ts';

const typedSchema = z
  .object({
    /** The part of the address that says what the wizard was opened with. */
    openedWith: z.string(),
    draftId: z.string().optional(),
    form: scenarioFormSchema,
  })
  .nullable();

/** What stands in the wizard, so that a reload in the middle takes nothing away. */
export const typedScenario = browserStore(
  () => sessionStorage,
  'rapport-scenarios-typed',
  typedSchema,
  null,
);
