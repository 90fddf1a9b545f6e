import { Link, useSearchParams } from 'react-router';
import { riskTone } from '@/components/planning/figure-bands.ts';
import { FigureMark } from '@/components/planning/figure-bar.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import type { Employee } from '@/sample/domain/employee.ts';

type PersonLinksProps = {
  /** Accessible name of the list. */
  label: string;
  people: readonly Employee[];
  chosen: Employee | undefined;
};

export function PersonLinks({ label, people, chosen }: PersonLinksProps) {
  const [parameters] = useSearchParams();
  const addressOf = (id: string) => {
    const next = new URLSearchParams(parameters);
    next.set('person', id);
    return `?${next}`;
  };
  return (
    <ul aria-label={label} className="grid gap-2">
      {people.map((person) => (
        <li key={person.id}>
          <Link
            to={addressOf(person.id)}
            preventScrollReset
            aria-current={person === chosen ? 'true' : undefined}
            className={cn(
              'grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control border border-line-2 bg-surface px-3 py-2.5 hover:border-line-control',
              person === chosen &&
                'border-accent bg-accent-soft inset-ring inset-ring-accent hover:border-accent',
            )}
          >
            <Avatar name={person.name} />
            <span className="min-w-0">
              <span className="block truncate font-strong" title={person.name}>
                {person.name}
              </span>
              <span className="block truncate text-12 text-ink-2" title={person.role}>
                {person.role}
              </span>
            </span>
            <span className="flex items-center gap-2 text-24 font-strong tracking-head">
              <FigureMark tone={riskTone(person.riskScore)} />
              <span>
                <span className="sr-only">Risk score </span>
                {person.riskScore.toFixed(1)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
