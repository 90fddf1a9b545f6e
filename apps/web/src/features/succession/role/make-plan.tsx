import type { RoleCoverage, SuccessionWeights } from '@rapport/contract';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { planAddress } from '../addresses.ts';
import { useAddPlan } from '../api/succession-plans.ts';

type MakePlanProps = {
  coverage: RoleCoverage;
  /** Of the plan, if there is no pair. */
  selected: string;
  weights: SuccessionWeights;
  /** Shows the coverage of the previous question until the answer to the next one arrives. */
  isPrevious: boolean;
};

/** Keeps the pair as the candidates of a plan. */
export function MakePlan({ coverage, selected, weights, isPrevious }: MakePlanProps) {
  const navigate = useNavigate();
  const add = useAddPlan();
  const { person, pair } = coverage;
  const make = () =>
    add.mutate(
      {
        personId: person.id,
        role: person.title || `Role of ${person.name}`,
        weights,
        candidates: (pair?.people ?? [selected]).map((personId) => ({
          personId,
          external: null,
          note: '',
        })),
      },
      { onSuccess: ({ id }) => navigate(planAddress(id)) },
    );
  return (
    <span className="grid justify-items-end gap-1 print:hidden">
      <Button
        icon={ArrowRight}
        disabled={isPrevious}
        busy={add.isPending || add.isSuccess}
        onClick={make}
      >
        Make this a plan
      </Button>
      {add.error && (
        <ErrorLine>
          {refusalSentence(add.error, 'The plan could not be made. Try again.')}
        </ErrorLine>
      )}
    </span>
  );
}
