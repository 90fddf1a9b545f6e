import {
  type SuccessionPlan,
  successionNoteLengthMax,
  successionRoleLengthMax,
} from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { ShareButton } from '@/components/plan-sharing/share-button.tsx';
import { CaseLink } from '@/components/planning/case-link.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';
import { useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { comparedAddress, listAddress } from '../addresses.ts';
import { livePlans, successionPlanQueryOptions, useChangePlan } from '../api/succession-plans.ts';
import { NotARating } from '../not-a-rating.tsx';
import { firstNameOf, genitive } from '../role/role-words.ts';
import { WeightSliders } from '../role/weight-sliders.tsx';
import { PlanCandidates } from './plan-candidates.tsx';
import { draftOf, type PlanDraft, updateOf } from './plan-draft.ts';
import { PlanSave } from './plan-save.tsx';
import { PlanSharing } from './plan-sharing.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PrintedWords } from './printed-words.tsx';

export function PlanPage({ id }: { id: string }) {
  useRefreshOn(livePlans);
  const query = useQuery(successionPlanQueryOptions(id));
  const { data } = query;
  const person = data?.person;
  return (
    <>
      <PageHead
        back={<BackLink to={listAddress}>Succession Planning</BackLink>}
        title={data?.role ?? 'Succession Planning'}
        lead={data ? `Held by ${person?.name ?? 'a former participant'}.` : '\u00a0'}
        actions={
          data && (
            <span className="flex flex-wrap gap-2 print:hidden">
              {data.person && (
                <>
                  <CaseLink personId={data.person.id} />
                  <ButtonLink icon={Scale} to={comparedAddress(data)}>
                    Who already has what
                  </ButtonLink>
                </>
              )}
              <ShareButton plan={{ kind: 'succession', id, queryKey: livePlans.queryKey }} />
            </span>
          )
        }
      />
      {data && <NotARating whose={person ? genitive(firstNameOf(person)) : 'the holder’s'} />}
      <FiguresOf query={query} what="the plan" block="h-120">
        {(plan) => <PlanForm key={plan.id} plan={plan} />}
      </FiguresOf>
    </>
  );
}

function PlanForm({ plan }: { plan: SuccessionPlan }) {
  const queryClient = useQueryClient();
  const change = useChangePlan(plan.id);
  const [typed, setTyped] = useState<PlanDraft>();
  const isDeleted = useRef(false);
  const saved = useMemo(() => draftOf(plan), [plan]);
  const draft = typed ?? saved;
  const edit = (part: Partial<PlanDraft>) => setTyped({ ...draft, ...part });
  const hasRole = draft.role.trim() !== '';
  useAskBeforeUnload(typed !== undefined);
  const forget = () => {
    setTyped(undefined);
    change.reset();
    theirs.reset();
  };
  const theirs = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery({ ...successionPlanQueryOptions(plan.id), staleTime: 0 }),
    onSuccess: forget,
  });
  const save = () => {
    theirs.reset();
    change.mutate(updateOf(draft), {
      // Input typed in the meantime is kept as a change of the saved version.
      onSuccess: ({ version }) =>
        setTyped((now) => (now === undefined || now === draft ? undefined : { ...now, version })),
    });
  };
  return (
    <fieldset disabled={!plan.can.change} className="contents">
      {!plan.can.change && (
        <p role="note" className="mb-4 text-ink-2">
          You can read this plan. Who made it can let you change it.
        </p>
      )}
      <PlanCandidates
        candidates={draft.candidates}
        onChange={(candidates) => edit({ candidates })}
      />
      <section className="mt-8 max-w-[92ch]">
        <FigureHead
          title="What counts"
          caption="How much ties, topics and duties count for the order in ‘Who already has what’, from 0 to 100 in steps of 5; a kind with fewer than 5 things is shown, not weighed"
        />
        <WeightSliders weights={draft.weights} onChange={(weights) => edit({ weights })} />
      </section>
      <PlanSteps steps={draft.steps} onChange={(steps) => edit({ steps })} />
      <section className="mt-8 grid max-w-[92ch] gap-1 border-line-2 border-t pt-3">
        <Field label="Role" error={hasRole ? undefined : 'Enter the role.'}>
          {(control) => (
            <>
              <Input
                {...control}
                maxLength={successionRoleLengthMax}
                value={draft.role}
                onChange={({ target }) => edit({ role: target.value })}
              />
              <PrintedWords>{draft.role}</PrintedWords>
            </>
          )}
        </Field>
        <Field label="Notes">
          {(control) => (
            <>
              <Textarea
                {...control}
                maxLength={successionNoteLengthMax}
                value={draft.notes}
                onChange={({ target }) => edit({ notes: target.value })}
              />
              <PrintedWords>{draft.notes || 'none'}</PrintedWords>
            </>
          )}
        </Field>
      </section>
      <PlanSharing
        plan={plan}
        onDeleted={() => {
          isDeleted.current = true;
        }}
      />
      <PlanSave
        isChanged={typed !== undefined}
        canSave={hasRole}
        isSaving={change.isPending}
        error={change.error}
        theirs={theirs}
        onSave={save}
        onDiscard={forget}
      />
      <UnsavedChanges
        isDirty={() => typed !== undefined && !isDeleted.current}
        sentence="You have unsaved changes to this plan. Do you want to leave without saving?"
      />
    </fieldset>
  );
}
