import {
  scenarioTemplateSchema,
  scenarioTitleLengthMax,
  type WrittenScenario,
} from '@rapport/contract';
import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { keptList } from '@/lib/kept-list.ts';
import { configurationOf, emptyForm } from './scenario-form.ts';

const keptSchema = z.object({
  id: z.string(),
  form: z.object({
    templateId: z.nullable(scenarioTemplateSchema),
    name: z.string(),
    targetDate: z.union([z.iso.date(), z.literal('')]),
    reason: z.string(),
    answers: z.record(z.string(), z.array(z.string())),
    departure: z.object({
      date: z.string(),
      replacement: z.nullable(z.string()),
      impactAreas: z.array(z.string()),
      communication: z.nullable(z.string()),
    }),
  }),
});
type KeptScenario = z.infer<typeof keptSchema>;

/** What the wizard of the sample company stores, which it alone writes. */
const keptStore = browserStore(
  () => localStorage,
  'rapport-scenarios-kept',
  z.object({ drafts: keptList(keptSchema), created: keptList(keptSchema) }),
  { drafts: [], created: [] },
);

/** Drafts and scenarios stored in this browser. */
export function useKeptScenarios(): readonly KeptScenario[] {
  const { drafts, created } = keptStore.use();
  return [...drafts, ...created];
}

/** Organizations to which this account was offered to copy its browser's scenarios. */
const store = browserStore(
  () => localStorage,
  'rapport-scenarios-offered',
  z.array(z.string()),
  [],
);

export const useOfferedTo = store.use;
export const rememberOffer = (organizationId: string) =>
  store.write([...store.read(), organizationId]);

/** Ids of scenarios already copied, by organization, so that a retry after a failure skips them. */
const takenStore = browserStore(
  () => localStorage,
  'rapport-scenarios-taken-over',
  z.record(z.string(), z.array(z.string())),
  {},
);

export const useTaken = takenStore.use;
export function rememberTaken(organizationId: string, id: string): void {
  const taken = takenStore.read();
  takenStore.write({ ...taken, [organizationId]: [...(taken[organizationId] ?? []), id] });
}

/**
 * Scenarios in this browser that were not copied yet, as drafts for the server. They also stay in
 * the browser.
 */
export const notTakenOver = (
  kept: readonly KeptScenario[],
  taken: readonly string[] = [],
): { id: string; draft: WrittenScenario }[] =>
  kept
    .filter(({ id }) => !taken.includes(id))
    .map(({ id, form }) => ({ id, draft: draftOf(form) }));

const isoDay = /^(19|[2-8]\d|9[0-8])\d\d-/;

/** People of the sample company are omitted, because they are not in the directory. */
function draftOf(form: KeptScenario['form']): WrittenScenario {
  const { templateId, name, reason, targetDate, departure } = form;
  const template = templateId ?? 'custom';
  const day = targetDate || departure.date;
  const answers =
    template === 'ceo-departure'
      ? {
          replacement_timeline: departure.replacement ? [departure.replacement] : [],
          impact_areas: departure.impactAreas,
          communication: departure.communication ? [departure.communication] : [],
        }
      : form.answers;
  return {
    title: name.trim().slice(0, scenarioTitleLengthMax) || 'Untitled scenario',
    reason: reason.trim(),
    targetDate: isoDay.test(day) ? day : null,
    configuration: configurationOf({ ...emptyForm, template, answers }),
  };
}
