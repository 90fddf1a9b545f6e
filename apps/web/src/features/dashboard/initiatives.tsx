import type { OrganizationOverview } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { InitiativeTable, mostMentions } from '@/components/initiatives/initiative-table.tsx';
import { noInitiatives } from '@/components/initiatives/no-initiatives.ts';
import { WithheldInitiatives } from '@/components/initiatives/withheld-initiatives.tsx';
import { readPeriod, withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { isComparable } from '@/components/organization-figures/period-words.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { counted } from '@/lib/number-words.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { InitiativeList } from './initiative-list.tsx';

const shownOnPhones = 4;

/** The topics with most meetings, and a link to all topics. */
export function Initiatives({ overview }: { overview: OrganizationOverview }) {
  const { initiatives, initiativesNamed, initiativesWithheld, period, mood, coverage } = overview;
  const [parameters] = useSearchParams();
  const isPhone = useIsPhone();
  const hasMood = initiatives.some((one) => one.mood?.isShown);
  const moodWords = hasMood
    ? '; mood from 0 to 10'
    : mood && initiatives.length > 0
      ? '; no mood of these may be shown'
      : '';
  const all = withPeriod(new URLSearchParams(), readPeriod(parameters));
  return (
    <section aria-label="Initiatives" className="mt-8 min-w-0">
      <FigureHead
        title="Initiatives"
        caption={
          isPhone
            ? 'Topics of three meetings or more; dark bars are this period'
            : `Topics that came up in three meetings or more, those of most meetings first; dark bars are this period${moodWords}`
        }
        actions={
          <>
            <HowComputed
              subject="Initiatives"
              ids={hasMood ? ['initiatives', 'group-mood'] : ['initiatives']}
              period={period}
              coverage={coverage}
            />
            {initiativesNamed > 0 && (
              <Link
                to={{ pathname: '/initiatives', search: `${all}` }}
                className="inline-flex min-h-6 items-center gap-1 text-accent hover:underline print:hidden"
              >
                All {counted(initiativesNamed, 'initiative')}
                <ChevronRight aria-hidden className="size-3.5" />
              </Link>
            )}
          </>
        }
      />
      {initiatives.length > 0 && isPhone ? (
        <InitiativeList initiatives={initiatives.slice(0, shownOnPhones)} period={period} />
      ) : initiatives.length > 0 ? (
        <InitiativeTable
          initiatives={initiatives}
          mostMentions={mostMentions(initiatives)}
          period={period}
          chartWeeks={overview.chart.length}
          isCompared={isComparable(period, overview.meetings.now)}
          hasMood={hasMood}
        />
      ) : (
        initiativesWithheld === 0 && <p>{noInitiatives(period.weeks)}</p>
      )}
      <WithheldInitiatives count={initiativesWithheld} />
    </section>
  );
}
