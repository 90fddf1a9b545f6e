import type { DirectoryPerson } from '@rapport/contract';
import { EyeOff } from 'lucide-react';
import { Fragment } from 'react';

type LeftOutProps = { people: readonly DirectoryPerson[]; onInclude: () => void };

/** The people whom the plan is about and who do not see it. */
export function LeftOut({ people, onInclude }: LeftOutProps) {
  const isOne = people.length === 1;
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)] gap-3 rounded-control border border-line-control border-dashed px-3 py-2.5">
      <EyeOff aria-hidden className="mt-0.5 size-4 text-ink-3" />
      <div>
        <p>
          {people.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && (place === people.length - 1 ? ' and ' : ', ')}
              <span className="font-medium">{name}</span>
            </Fragment>
          ))}{' '}
          {isOne ? 'is' : 'are'} left out, because it is about them.
        </p>
        <p className="text-12 text-ink-2">
          They can’t find it, aren’t told, and nothing in their lists shows that it exists.{' '}
          <button type="button" className="text-accent hover:underline" onClick={onInclude}>
            Include {isOne ? 'them' : 'one of them'}…
          </button>
        </p>
      </div>
    </div>
  );
}
