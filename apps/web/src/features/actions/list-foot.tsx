import {
  type ActionCounts,
  type ActionFilter,
  actionStates,
  actionsQuestion,
  countListed,
  countOfState,
} from '@rapport/contract';
import { stateWords } from '@/components/actions/action-words.ts';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { counted } from '@/lib/number-words.ts';
import { weeksWords } from './action-filter.ts';

type ListFootProps = { counts: ActionCounts; filter: ActionFilter; today: string };

const keys = [
  { caps: ['j', 'k'], what: 'move' },
  { caps: ['x'], what: 'select' },
  { caps: ['d'], what: 'done' },
  { caps: ['Enter'], what: 'open what was said' },
  { caps: ['/'], what: 'search' },
];

export function ListFoot({ counts, filter, today }: ListFootProps) {
  const { all, fromBefore } = counts;
  const listed = countListed(counts);
  const states = actionStates
    .filter((state) => state !== 'from-before' || fromBefore > 0)
    .map((state) => `${counts[countOfState[state]]} ${stateWords[state].toLowerCase()}`);
  const of = listed === all ? '' : `${listed} of `;
  const from = filter.weeks ? `, from the ${weeksWords(filter.weeks)}` : '';
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-12 text-ink-2">
      <p className="flex flex-wrap items-center gap-x-4">
        {`${of}${counted(all, 'action')}${from}: ${states.join(', ')}`}
        <ShowAsQuestion question={actionsQuestion(filter, today)} subject="Actions" />
      </p>
      <p className="flex flex-wrap gap-4 max-md:hidden print:hidden">
        {keys.map(({ caps, what }) => (
          <span key={what} className="flex items-center gap-1">
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {what}
          </span>
        ))}
      </p>
    </div>
  );
}
