import { scenarioTemplateSchema } from '@rapport/contract';
import * as z from 'zod/mini';

/** Names the scenarios that the wizard of the sample company stores in the browser. */
export const storedScenariosName = 'rapport-scenarios-kept';

/** What organizations take over of a form of that wizard, whose own schema extends this one. */
export const storedFormSchema = z.object({
  templateId: z.nullable(scenarioTemplateSchema),
  name: z.string(),
  targetDate: z.union([z.iso.date(), z.literal('')]),
  reason: z.string(),
  /** Chosen options, by question id. */
  answers: z.record(z.string(), z.array(z.string())),
  departure: z.object({
    date: z.string(),
    replacement: z.nullable(z.string()),
    impactAreas: z.array(z.string()),
    communication: z.nullable(z.string()),
  }),
});
