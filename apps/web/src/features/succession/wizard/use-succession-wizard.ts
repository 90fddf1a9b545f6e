import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { notify } from '@/components/ui/notify.ts';
import { today } from '@/lib/days.ts';
import { keepPlan, usePlans } from '../domain/created-plans.ts';
import { furthestStep, type WizardState, wizardState } from '../domain/navigation-state.ts';
import { typedPlan } from './typed-plan.ts';

export const lastStep = 4;

/** What stands in the wizard, and all that can be done with it. The step stands in the address. */
export function useSuccessionWizard() {
  const location = useLocation();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { plans } = usePlans();
  const [state, setState] = useState(() => typedPlan.read() ?? wizardState(location.state));
  const isCreated = useRef(false);

  useEffect(() => {
    typedPlan.write(state);
  }, [state]);
  // A page that is left for another one starts anew the next time; a reload does not come by here.
  useEffect(() => () => void typedPlan.write(null), []);

  const asked = Number(address.get('step') ?? state.step);
  const isStep = Number.isInteger(asked) && asked >= 1;
  const step = Math.min(isStep ? asked : 1, lastStep, furthestStep(state));
  const isDirty = step > 1 || state.person !== undefined || state.reason !== undefined;

  const change = (changes: Partial<WizardState>) => setState((now) => ({ ...now, ...changes }));
  const goTo = (next: number) => setAddress({ step: String(next) }, { state: location.state });

  async function create() {
    const { step: _, person, reason, ...rest } = state;
    // A second click comes before the page is left.
    if (!person || !reason || isCreated.current) return;
    isCreated.current = true;
    const plan = state.plan ?? `${person}-${Date.now().toString(36)}`;
    const form = { ...rest, person, reason, plan };
    const created = plans.find(({ id }) => id === plan)?.created ?? today();
    if (!keepPlan({ ...form, id: plan, created })) {
      notify.error('The plan could not be kept: this browser has no room, or blocks it.', 'keep');
    }
    // Back leads to the wizard as it was, and creating it again changes the same plan.
    await navigate({ search: `?step=${lastStep}` }, { replace: true, state: { ...state, plan } });
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
    leave: () => void navigate('/succession'),
    create,
    isDirty,
    isCreated: () => isCreated.current,
    /** The plan that there is for the chosen person already, other than the one that is changed here. */
    existing: plans.find(({ id, person }) => person === state.person && id !== state.plan),
    planned: new Set(plans.map(({ person }) => person)),
  };
}
