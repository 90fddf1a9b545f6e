import { plannersMax, plannersSchema, plannerWords, trustSubjectWords } from '@rapport/contract';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { TrustRow, type TrustSectionProps } from './trust-row.tsx';

const loadNamedPeople = () => import('./named-people.tsx').then(({ NamedPeople }) => NamedPeople);

const meanings = {
  admins: 'Every admin may plan about every person.',
  named: 'Admins plan about persons only if they are named.',
};

export function Planners({ form, administration }: TrustSectionProps) {
  const { planners, plannedBy } = form.draft;
  const { mayChangePlanners } = administration;
  const NamedPeople = useOnDemand(loadNamedPeople, mayChangePlanners);
  return (
    <TrustRow
      subject="planners"
      note="What-if, handovers, succession and scenarios. Everyone else sees a plan only if it is shared with them by name, and whom it is about is left out."
      administration={administration}
    >
      {mayChangePlanners ? (
        <>
          <ChoiceCards
            legend={trustSubjectWords.planners}
            value={planners}
            values={plannersSchema.options}
            words={plannerWords}
            meanings={meanings}
            onValueChange={(value) => form.change({ planners: value })}
          />
          {NamedPeople && (
            <NamedPeople
              people={plannedBy}
              max={plannersMax}
              label="People who may plan"
              onChange={(named) => form.change({ plannedBy: named })}
            />
          )}
        </>
      ) : (
        <div className="grid gap-2">
          <p>{plannerWords[planners]}</p>
          {plannedBy.length > 0 && (
            <ul aria-label="People who may plan">
              {plannedBy.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
          <p className="text-12 text-ink-2">Only an owner can change this.</p>
        </div>
      )}
    </TrustRow>
  );
}
