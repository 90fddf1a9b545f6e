import type { DirectoryPerson, SuccessionPlan } from '@rapport/contract';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { counted } from '@/lib/number-words.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { planAddress } from '../addresses.ts';
import { WhoIsCompared } from '../role/who-is-compared.tsx';
import type { ChosenPeopleChange } from './use-chosen-people.ts';

type ChosenPeopleProps = {
  plan: SuccessionPlan | undefined;
  people: readonly DirectoryPerson[];
  change: ChosenPeopleChange;
  isFull: boolean;
};

/** Who was chosen, by whom, and where it is kept. */
export function ChosenPeople({ plan, people, change, isFull }: ChosenPeopleProps) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const mayChange = plan?.can.change ?? true;
  return (
    <WhoIsCompared
      sentence={chosenWords(plan, people.length)}
      isBusy={change.isBusy}
      onAdd={mayChange && !isFull ? change.add : undefined}
    >
      <div {...keptFocus} className="outline-none">
        <ul aria-label="People chosen" className="mt-2 empty:hidden">
          {people.map(({ id, name }) => (
            <li key={id} className="flex min-h-9 items-center gap-2 border-line border-b">
              <Avatar name={name} size="small" />
              <bdi title={name} className="min-w-0 flex-1 truncate">
                {name}
              </bdi>
              {mayChange && (
                <IconButton
                  icon={X}
                  label={`Don’t compare ${name}`}
                  className="print:hidden"
                  aria-disabled={change.isBusy || undefined}
                  onClick={() => change.remove(id)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {plan && (
        <p className="mt-2 text-12 text-ink-3 text-pretty print:hidden">
          Kept with its weights as a succession plan, which{' '}
          {plan.isShared ? 'is shared by name' : 'only you see'}, not all who know of this project.
          <Link to={planAddress(plan.id)} className="block w-fit text-accent hover:underline">
            Open the plan
          </Link>
        </p>
      )}
      <Refused
        error={change.error}
        sentences="It could not be saved. Please try again."
        className="mt-2"
      />
    </WhoIsCompared>
  );
}

function chosenWords(plan: SuccessionPlan | undefined, count: number): string {
  if (!plan || count === 0) return 'Only people whom somebody chooses. Nobody is added by Rapport.';
  const outside = plan.candidates.filter(({ external }) => external !== null).length;
  const by = plan.author ?? 'you';
  const also =
    outside > 0 ? ` ${counted(outside, 'person', 'people')} from outside cannot be compared.` : '';
  return `${counted(count, 'person', 'people')}, chosen by ${by}. Nobody is added by Rapport, and none of them is told.${also}`;
}
