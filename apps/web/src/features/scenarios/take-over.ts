import { scenarioTitleLengthMax, type WrittenScenario } from '@rapport/contract';
import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { storedList } from '@/lib/stored-list.ts';
import { storedFormSchema, storedScenariosName } from '@/lib/stored-scenario.ts';
import { configurationOf, emptyForm } from './scenario-form.ts';

const storedSchema = z.object({ id: z.string(), form: storedFormSchema });
type StoredScenario = z.infer<typeof storedSchema>;

/** What the wizard of the sample company stores, which it alone writes. */
const storedStore = browserStore(
  () => localStorage,
  storedScenariosName,
  z.object({ drafts: storedList(storedSchema), created: storedList(storedSchema) }),
  { drafts: [], created: [] },
);

/** Drafts and scenarios kept in this browser. */
export function useStoredScenarios(): readonly StoredScenario[] {
  const { drafts, created } = storedStore.use();
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
  stored: readonly StoredScenario[],
  taken: readonly string[] = [],
): { id: string; draft: WrittenScenario }[] =>
  stored
    .filter(({ id }) => !taken.includes(id))
    .map(({ id, form }) => ({ id, draft: draftOf(form) }));

const isoDay = /^(19|[2-8]\d|9[0-8])\d\d-/;

/** People of the sample company are omitted, because they are not in the directory. */
function draftOf(form: StoredScenario['form']): WrittenScenario {
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
