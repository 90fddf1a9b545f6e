import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { storedList } from '@/lib/stored-list.ts';
import { storedScenariosName } from '@/lib/stored-scenario.ts';
import { type ScenarioForm, scenarioFormSchema, trimmed } from './scenario-form.ts';

const draftSchema = z.object({
  id: z.string(),
  savedAt: z.iso.datetime(),
  step: z.int().check(z.gte(1), z.lte(3)),
  form: scenarioFormSchema,
});

const createdSchema = z.object({
  id: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  form: z.extend(scenarioFormSchema, {
    templateId: scenarioFormSchema.shape.templateId.def.innerType,
  }),
});

const storedSchema = z.object({
  /** Drafts and created scenarios are both newest first. */
  drafts: storedList(draftSchema),
  created: storedList(createdSchema),
  /** Time of the last run, by scenario id. */
  runAgainAt: z.catch(z.record(z.string(), z.iso.datetime()), {}),
});

export type StoredScenarios = z.infer<typeof storedSchema>;
export type ScenarioDraft = z.infer<typeof draftSchema>;
export type CreatedScenario = z.infer<typeof createdSchema>;

const store = browserStore(() => localStorage, storedScenariosName, storedSchema, {
  drafts: [],
  created: [],
  runAgainAt: {},
});

export const readStoredScenarios = store.read;
export const useStoredScenarios = store.use;

const newId = () => `own-${Date.now().toString(36)}`;

/** Functions that store something return undefined or false where the browser blocks storage. */
export function saveDraft(
  id: string | undefined,
  step: number,
  form: ScenarioForm,
): ScenarioDraft | undefined {
  const stored = store.read();
  const draft = { id: id ?? newId(), savedAt: new Date().toISOString(), step, form: trimmed(form) };
  const others = stored.drafts.filter((other) => other.id !== draft.id);
  return store.write({ ...stored, drafts: [draft, ...others] }) ? draft : undefined;
}

/** Also deletes the draft that the scenario was made from. */
export function createScenario(
  form: CreatedScenario['form'],
  createdBy: string,
  draftId: string | undefined,
): CreatedScenario | undefined {
  const stored = store.read();
  const createdAt = new Date().toISOString();
  const scenario = { id: newId(), createdBy, createdAt, form: trimmed(form) };
  const drafts = stored.drafts.filter(({ id }) => id !== draftId);
  const created = [scenario, ...stored.created];
  return store.write({ ...stored, drafts, created }) ? scenario : undefined;
}

export function deleteStored(id: string): boolean {
  const { drafts, created, runAgainAt } = store.read();
  const { [id]: _, ...otherRuns } = runAgainAt;
  return store.write({
    drafts: drafts.filter((draft) => draft.id !== id),
    created: created.filter((scenario) => scenario.id !== id),
    runAgainAt: otherRuns,
  });
}

export function rememberRun(id: string, at: string): boolean {
  const stored = store.read();
  return store.write({ ...stored, runAgainAt: { ...stored.runAgainAt, [id]: at } });
}
