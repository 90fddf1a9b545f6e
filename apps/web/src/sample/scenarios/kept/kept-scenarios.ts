import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { keptList } from '@/lib/kept-list.ts';
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

const keptSchema = z.object({
  /** Drafts and created scenarios are both newest first. */
  drafts: keptList(draftSchema),
  created: keptList(createdSchema),
  /** Time of the last run, by scenario id. */
  runAgainAt: z.catch(z.record(z.string(), z.iso.datetime()), {}),
});

export type KeptScenarios = z.infer<typeof keptSchema>;
export type ScenarioDraft = z.infer<typeof draftSchema>;
export type CreatedScenario = z.infer<typeof createdSchema>;

const store = browserStore(() => localStorage, 'rapport-scenarios-kept', keptSchema, {
  drafts: [],
  created: [],
  runAgainAt: {},
});

export const readKeptScenarios = store.read;
export const useKeptScenarios = store.use;

const newId = () => `own-${Date.now().toString(36)}`;

/** Functions that store something return undefined or false where the browser blocks storage. */
export function saveDraft(
  id: string | undefined,
  step: number,
  form: ScenarioForm,
): ScenarioDraft | undefined {
  const kept = store.read();
  const draft = { id: id ?? newId(), savedAt: new Date().toISOString(), step, form: trimmed(form) };
  const others = kept.drafts.filter((other) => other.id !== draft.id);
  return store.write({ ...kept, drafts: [draft, ...others] }) ? draft : undefined;
}

/** Also deletes the draft that the scenario was made from. */
export function createScenario(
  form: CreatedScenario['form'],
  createdBy: string,
  draftId: string | undefined,
): CreatedScenario | undefined {
  const kept = store.read();
  const createdAt = new Date().toISOString();
  const scenario = { id: newId(), createdBy, createdAt, form: trimmed(form) };
  const drafts = kept.drafts.filter(({ id }) => id !== draftId);
  const created = [scenario, ...kept.created];
  return store.write({ ...kept, drafts, created }) ? scenario : undefined;
}

export function deleteKept(id: string): boolean {
  const { drafts, created, runAgainAt } = store.read();
  const { [id]: _, ...otherRuns } = runAgainAt;
  return store.write({
    drafts: drafts.filter((draft) => draft.id !== id),
    created: created.filter((scenario) => scenario.id !== id),
    runAgainAt: otherRuns,
  });
}

export function rememberRun(id: string, at: string): boolean {
  const kept = store.read();
  return store.write({ ...kept, runAgainAt: { ...kept.runAgainAt, [id]: at } });
}
