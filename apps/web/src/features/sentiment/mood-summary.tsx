import type { OrganizationMoods } from '@rapport/contract';
import { ArrowDown, ArrowUp, ChevronRight, type LucideIcon } from 'lucide-react';
import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import { MoodChange } from '@/components/organization-figures/mood-change.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import { wholeWeeksTo } from '@/components/organization-figures/period-words.ts';
import { plural } from '@/lib/number-words.ts';
import { type GroupFilter, groupFilters, groupsThat } from './group-filter.ts';

type MoodSummaryProps = {
  answer: OrganizationMoods;
  isCompared: boolean;
  filter: GroupFilter | null;
  onFilter: (filter: GroupFilter | null) => void;
};

const itemClass =
  'flex min-h-14 items-center gap-2.5 border-line not-first:border-t @min-[700px]:not-first:border-t-0 @min-[700px]:not-first:border-l';

const looks: Record<GroupFilter, { icon: LucideIcon; tone: string; words: string }> = {
  rising: { icon: ArrowUp, tone: 'text-pos', words: 'rising' },
  falling: { icon: ArrowDown, tone: 'text-neg', words: 'to look at' },
};

/** The overall mood, and the numbers of rising and falling groups, which filter the list. */
export function MoodSummary({ answer, isCompared, filter, onFilter }: MoodSummaryProps) {
  const { organization, groups } = answer;
  const isAnyCompared = groups.some(({ mood }) => mood.isShown && mood.change !== null);
  return (
    <ul className="mb-6 grid border-line-2 border-y @min-[700px]:grid-cols-3">
      <li className={itemClass}>
        {organization.isShown ? (
          <>
            <span className="font-strong text-24 tracking-[-0.02em]">
              {moodText(organization)}
              <span className="ml-[3px] font-body text-12 text-ink-3 tracking-normal">/10</span>
            </span>
            <span>
              mood{wholeWeeksTo(answer.moodPeriod, answer.period)},{' '}
              <MoodChange mood={organization} isCompared={isCompared} withBefore />
            </span>
          </>
        ) : (
          <span className="flex flex-wrap items-center gap-x-2">
            Mood:
            <HiddenMood reason={organization.reason} heard={heardIn(answer)} />
          </span>
        )}
      </li>
      {groupFilters.map((one) => {
        const { icon: Icon, tone, words } = looks[one];
        const count = groupsThat(groups, one).length;
        return (
          <li key={one} className={itemClass}>
            <button
              type="button"
              aria-pressed={filter === one}
              onClick={() => onFilter(filter === one ? null : one)}
              className="flex min-h-14 w-full cursor-default items-center gap-2.5 text-left hover:text-accent aria-pressed:text-accent @min-[700px]:pr-6 @min-[700px]:pl-6"
            >
              <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />
              <span className="font-strong text-24 tracking-[-0.02em]">
                {isAnyCompared ? count : '–'}
              </span>{' '}
              <span>
                {plural(count, 'team')} {words}
                {!isAnyCompared && ': none can be compared yet'}
              </span>
              <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-ink-3" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Counts departments only, since everyone is in at most one. */
const heardIn = ({ groups }: OrganizationMoods): number =>
  groups.reduce((sum, { kind, heard }) => sum + (kind === 'department' ? heard : 0), 0);
