import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '@/components/ui/notify.ts';
import { browserStore } from '@/lib/browser-store.ts';
import { today } from '@/lib/days.ts';
import { useSuccession } from '../api/get-succession.ts';
import { storePlan, usePlans } from '../domain/created-plans.ts';
import {
  furthestStep,
  type WizardState,
  wizardState,
  wizardStateSchema,
} from '../domain/navigation-state.ts';

export const lastStep = 4;

/** Survives a reload. */
const typedPlan = browserStore(
  () => sessionStorage,
  'rapport-succession-typed',
  z.nullable(wizardStateSchema),
  null,
);

/** State of the wizard; its step is kept in the address. */
export function useSuccessionWizard() {
  const location = useLocation();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { plans } = usePlans();
  const { employees } = useSuccession();
  const [state, setState] = useState(() =>
    wizardState(typedPlan.read() ?? location.state, employees),
  );
  const isCreated = useRef(false);

  useEffect(() => {
    typedPlan.write(state);
  }, [state]);
  // Leaving the page discards the input; a reload does not unmount it.
  useEffect(() => () => void typedPlan.write(null), []);

  const asked = Number(address.get('step') ?? state.step);
  const isStep = Number.isInteger(asked) && asked >= 1;
  const step = Math.min(isStep ? asked : 1, lastStep, furthestStep(state));
  const isDirty = step > 1 || state.person !== undefined || state.reason !== undefined;

  const change = (changes: Partial<WizardState>) => setState((now) => ({ ...now, ...changes }));
  const addressOfStep = (next: number) => {
    const changed = new URLSearchParams(address);
    changed.set('step', String(next));
    return changed;
  };
  const goTo = (next: number) => setAddress(addressOfStep(next), { state: location.state });

  async function create() {
    const { step: _, person, reason, ...rest } = state;
    // A second click can arrive before the navigation.
    if (!person || !reason || isCreated.current) return;
    isCreated.current = true;
    const plan = state.plan ?? `${person}-${Date.now().toString(36)}`;
    const form = { ...rest, person, reason, plan };
    const created = plans.find(({ id }) => id === plan)?.created ?? today();
    if (!storePlan({ ...form, id: plan, created })) {
      notify.error(
        'The plan could not be saved: this browser’s storage is full or blocked.',
        'keep',
      );
    }
    // Going back opens the wizard with the same input, and creating again updates the same plan.
    const search = `?${addressOfStep(lastStep)}`;
    await navigate({ search }, { replace: true, state: { ...state, plan } });
    await navigate('/succession/candidates/results', { state: form });
  }

  return {
    state: { ...state, step },
    change,
    goTo,
    choose: (person: string) => {
      change({ person });
      goTo(2);
    },
    leave: () => void navigate('/succession?data=sample'),
    create,
    isDirty,
    isCreated: () => isCreated.current,
    /** Another plan for the same person. */
    existing: plans.find(({ id, person }) => person === state.person && id !== state.plan),
    planned: new Set(plans.map(({ person }) => person)),
  };
}
