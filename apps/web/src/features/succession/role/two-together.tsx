import type { CoveringPerson, RoleCoverage, SuccessionWeights } from '@rapport/contract';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { planAddress } from '../addresses.ts';
import { useAddPlan } from '../api/succession-plans.ts';
import { pairWords } from './role-words.ts';

type TwoTogetherProps = {
  coverage: RoleCoverage;
  candidate: CoveringPerson;
  weights: SuccessionWeights;
  /** Shows the coverage of the previous question until the answer to the next one arrives. */
  isPrevious: boolean;
};

/** The pair of people who together cover most. */
export function TwoTogether({ coverage, candidate, weights, isPrevious }: TwoTogetherProps) {
  const navigate = useNavigate();
  const add = useAddPlan();
  const { person, ties, topics, series } = coverage;
  const pair = pairWords(candidate, ties.length + topics.length + series.length);
  const ids = pair && candidate.pair ? [candidate.id, candidate.pair.id] : [candidate.id];
  const make = () =>
    add.mutate(
      {
        personId: person.id,
        role: person.title || `Role of ${person.name}`,
        weights,
        candidates: ids.map((personId) => ({ personId, external: null, note: '' })),
      },
      { onSuccess: ({ id }) => navigate(planAddress(id)) },
    );
  return (
    <section className="mt-6 flex flex-wrap items-start gap-4 border-line-2 border-t pt-3">
      <div className="min-w-52 flex-1">
        <h2 className="text-14">Two together</h2>
        <p className="text-pretty text-ink-2">{pair ?? 'There is no pair to show yet.'}</p>
        {add.error && (
          <ErrorLine className="mt-1">
            {refusalSentence(add.error, { else: 'The plan could not be made. Try again.' })}
          </ErrorLine>
        )}
      </div>
      <Button
        icon={ArrowRight}
        className="print:hidden"
        disabled={isPrevious}
        busy={add.isPending || add.isSuccess}
        onClick={make}
      >
        Make this a plan
      </Button>
    </section>
  );
}
