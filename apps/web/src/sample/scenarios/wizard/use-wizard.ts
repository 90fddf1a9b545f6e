import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '@/components/ui/notify.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { browserStore } from '@/lib/browser-store.ts';
import { useAddress } from '@/lib/use-address.ts';
import {
  isStepDone,
  reachableStep,
  type ScenarioForm,
  scenarioFormSchema,
  wizardSteps,
} from '../stored/scenario-form.ts';
import { useScenarios } from '../stored/scenarios.ts';
import { createScenario, readStoredScenarios, saveDraft } from '../stored/stored-scenarios.ts';
import { wizardStart } from './wizard-start.ts';

const notKept =
  'It could not be saved: this browser’s storage is full or blocked. Your input is still here.';
const notice = 'keep-scenario';

function withoutStep(address: URLSearchParams): string {
  const rest = new URLSearchParams(address);
  rest.delete('step');
  return rest.toString();
}

export function useWizard() {
  const [address, setAddress] = useAddress();
  const navigate = useNavigate();
  const { session } = useAuth();
  const scenarios = useScenarios();
  const openedWith = withoutStep(address);

  const [start] = useState(() => {
    const asked = wizardStart(address, readStoredScenarios().drafts, scenarios);
    const typed = typedScenario.read();
    const isTyped = typed?.openedWith === openedWith;
    return { ...asked, ...(isTyped && { typed: typed.form, draftId: typed.draftId }) };
  });
  const [form, setForm] = useState(start.typed ?? start.form);
  const [draft, setDraft] = useState<{ id: string | undefined; savedAt?: string }>({
    id: start.draftId,
  });
  const saved = useRef(start.form);
  const isCreated = useRef(false);
  const isDirty = () => JSON.stringify(form) !== JSON.stringify(saved.current);

  useEffect(() => {
    typedScenario.write({ openedWith, draftId: draft.id, form });
  }, [openedWith, draft.id, form]);
  // Leaving the page discards the input; a reload does not unmount it.
  useEffect(() => () => void typedScenario.write(null), []);

  const askedStep = Number(address.get('step') ?? start.step);
  const isStep = Number.isInteger(askedStep) && askedStep >= 1 && askedStep <= wizardSteps;
  const step = reachableStep(isStep ? askedStep : start.step, form);

  const goTo = (next: number) =>
    setAddress((now) => {
      now.set('step', String(next));
      return now;
    });

  function save(): void {
    notify.withdraw(notice);
    const stored = saveDraft(draft.id, step, form);
    if (stored) {
      saved.current = form;
      setDraft({ id: stored.id, savedAt: stored.savedAt });
      notify.success('Draft saved in this browser.');
    } else notify.error(notKept, notice);
  }

  function create(): void {
    const { templateId } = form;
    // A second click can arrive before the navigation.
    if (templateId === null || isCreated.current) return;
    notify.withdraw(notice);
    const createdBy = session?.user.name ?? 'You';
    const created = createScenario({ ...form, templateId }, createdBy, draft.id);
    if (created) {
      isCreated.current = true;
      saved.current = form;
      notify.success('Scenario created. It is kept in this browser.');
      void navigate(`/scenarios/${created.id}`, { replace: true });
    } else notify.error(notKept, notice);
  }

  return {
    form,
    step,
    notice: start.notice,
    savedAt: draft.savedAt,
    isDirty,
    canGoOn: isStepDone(step, form),
    change: (change: Partial<ScenarioForm>) => setForm((now) => ({ ...now, ...change })),
    goTo,
    save,
    create,
  };
}

const typedSchema = z.nullable(
  z.object({
    /** Query of the address with which the wizard was opened. */
    openedWith: z.string(),
    draftId: z.optional(z.string()),
    form: scenarioFormSchema,
  }),
);

/** Survives a reload. */
const typedScenario = browserStore(
  () => sessionStorage,
  'rapport-scenarios-typed',
  typedSchema,
  null,
);
