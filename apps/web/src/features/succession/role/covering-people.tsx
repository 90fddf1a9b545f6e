import type { CoveringPerson } from '@rapport/contract';
import { ChevronDown, UserPlus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { useAddress } from '@/lib/use-address.ts';
import { ChoosePersonDialog } from '../choose-person-dialog.tsx';
import { withChosen, withCompared } from './role-in-address.ts';

type CoveringPeopleProps = {
  candidates: readonly CoveringPerson[];
  selected: string | undefined;
  /** Number of further people, shown by `onShowMore`. */
  more: number;
  onShowMore: () => void;
  /** Number of people with at least one cell who are not listed. */
  others: number;
};

/** The list of people. The selected one is kept in the address; arrow keys move along the list. */
export function CoveringPeople(props: CoveringPeopleProps) {
  const { candidates, selected, more, onShowMore, others } = props;
  const [parameters, change] = useAddress();
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="mt-8">
      <FigureHead title="Candidates" caption={captionOf(candidates)} />
      <ol className="grid gap-2" onKeyDown={moveFocus}>
        {candidates.map(({ id, name, title, share }) => (
          <li key={id} className="min-w-0">
            <Link
              to={{ search: `?${withChosen(parameters, id)}` }}
              replace
              preventScrollReset
              aria-current={id === selected || undefined}
              className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control border border-line-2 bg-surface p-3 text-ink hover:border-line-control aria-current:border-accent aria-current:bg-accent-soft aria-current:inset-ring aria-current:inset-ring-accent"
            >
              <Avatar name={name} />
              <span className="min-w-0">
                <span className="block truncate font-strong" title={name}>
                  {name}
                </span>
                {title && <span className="block truncate text-12 text-ink-2">{title}</span>}
              </span>
              <span>
                <span className="sr-only">share already covered </span>
                <span className="text-24 font-strong tracking-head">{share ?? '–'}</span>
                {share !== null && <span className="ml-0.5 text-12 text-ink-3">%</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {more === 0 && others > 0 && (
        <p className="mt-2 text-12 text-ink-3">
          {others} more {others === 1 ? 'person has' : 'people have'} at least one of them.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        {more > 0 && (
          <Button size="small" icon={ChevronDown} onClick={onShowMore}>
            Show {more} more
          </Button>
        )}
        <Button size="small" icon={UserPlus} onClick={() => setAdding(true)}>
          Add a person to compare
        </Button>
      </div>
      {isAdding && (
        <ChoosePersonDialog
          title="Add a person to compare"
          description="A person in the directory, who may have none of it yet."
          onChoose={({ id }) => {
            change((now) => withCompared(now, id), { replace: true, preventScrollReset: true });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

const captionOf = (candidates: readonly CoveringPerson[]): string =>
  candidates.every(({ share }) => share === null)
    ? 'By name, since nothing counts'
    : 'Share already covered, by these weights; people of the same share by name';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.contains(document.activeElement));
  const next = at < 0 ? undefined : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
