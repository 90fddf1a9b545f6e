import * as z from 'zod/mini';
import { given } from '../figures/origin.ts';

export const scenarioPersonSchema = z.object(
  given({
    id: z.string(),
    name: z.string(),
    title: z.nullable(z.string()),
    department: z.nullable(z.string()),
  }),
);
export type ScenarioPerson = z.infer<typeof scenarioPersonSchema>;

/** GET /api/scenarios/groups: what can be merged and split. */
export const scenarioGroupsSchema = z.object({
  departments: z.array(z.object(given({ name: z.string(), people: z.array(z.string()) }))),
  teams: z.array(z.object(given({ name: z.string(), people: z.array(z.string()) }))),
  people: z.array(scenarioPersonSchema),
});
export type ScenarioGroups = z.infer<typeof scenarioGroupsSchema>;
