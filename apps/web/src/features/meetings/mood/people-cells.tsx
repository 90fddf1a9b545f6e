import type { Feeling, PeopleByFeeling } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';
import { allOf, feelings } from '../domain/people-by-feeling.ts';
import { feelingLooks } from './feeling-looks.ts';

/** With more people, the cells are too narrow for signs. */
const signsMax = 16;
/** With more people, there is no room for gaps. */
const gapsMax = 24;

/** One small cell per person, by what they show. */
export function PeopleCells({ people }: { people: PeopleByFeeling }) {
  const total = allOf(people);
  const cells = feelings.flatMap((feeling) =>
    Array.from({ length: people[feeling] }, (_, at) => ({ key: `${feeling} ${at}`, feeling })),
  );
  return (
    <span
      role="img"
      aria-label={peopleWords(people)}
      className={cn('col-span-2 flex h-5', total <= gapsMax && 'gap-0.5')}
    >
      {cells.map(({ key, feeling }) => (
        <SmallCell
          key={key}
          feeling={feeling}
          hasSign={total <= signsMax}
          className="max-w-6 flex-1"
        />
      ))}
    </span>
  );
}

type SmallCellProps = { feeling: Feeling; hasSign: boolean; className: string };

function SmallCell({ feeling, hasSign, className }: SmallCellProps) {
  const { cell, sign: Sign } = feelingLooks[feeling];
  return (
    <span className={cn('grid min-w-0 place-items-center rounded-[3px]', cell, className)}>
      {Sign && hasSign && <Sign aria-hidden className="-mt-0.5 size-2.5 stroke-[3]" />}
    </span>
  );
}

/** '4 positive, 1 neutral, 1 negative, 2 calm, 1 said too little' */
const peopleWords = (people: PeopleByFeeling): string =>
  feelings
    .filter((feeling) => people[feeling] > 0)
    .map((feeling) => `${people[feeling]} ${feelingLooks[feeling].word}`)
    .join(', ');

/** Names the cells of a list, once below it. */
export function CellsLegend() {
  return (
    <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3">
      <span>One cell per person:</span>
      {feelings.map((feeling) => (
        <span key={feeling} className="inline-flex items-center gap-1.5 text-ink-2">
          <SmallCell feeling={feeling} hasSign className="size-4" />
          {feelingLooks[feeling].word}
        </span>
      ))}
      <span>The last two are in no score.</span>
    </div>
  );
}
