import { happenedInShort } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { organizationHappenedQueryOptions } from '@/components/happened/organization-happened.ts';
import { withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { addDays, mondayOf, today } from '@/lib/days.ts';
import {
  chooseSource,
  type FigureSource,
  sourceInAddress,
} from '../../components/figure-source/figure-source.ts';
import { organizationSourceQueryOptions } from '../../components/figure-source/get-organization-source.ts';
import { rememberedSource } from '../../components/figure-source/remembered-source.ts';

/** What happened in the organization in the last whole week, where its figures are shown to the reader. */
export function LastWeek({ onOpen }: { onOpen: () => void }) {
  const source = useFigureSource();
  const period = { weeks: 1, week: addDays(mondayOf(today()), -7) } as const;
  const { data, isSuccess } = useQuery({
    ...organizationHappenedQueryOptions(period),
    enabled: source === 'own',
  });
  const happened = source === 'own' && isSuccess ? happenedInShort(data.facts) : null;
  if (happened === null) return null;
  return (
    <div className="border-line border-b">
      <Link
        to={`/what-happened?${withPeriod(new URLSearchParams(), period)}`}
        data-row
        onClick={onOpen}
        className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 px-4 py-2.5 text-ink hover:bg-hover hover:no-underline focus-visible:-outline-offset-2"
      >
        <CalendarDays aria-hidden className="mt-0.5 size-4 text-ink-3" />
        <span className="text-pretty">
          <b className="font-strong">Last week:</b> {happened}
        </span>
      </Link>
    </div>
  );
}

/** The source of which screens show figures, also outside of them; undefined until it is known. */
function useFigureSource(): FigureSource | undefined {
  const organizationId = useAuth().session?.session.activeOrganizationId;
  const [parameters] = useSearchParams();
  const { data } = useQuery(organizationSourceQueryOptions);
  if (!data || !organizationId) return undefined;
  return chooseSource({
    asked: sourceInAddress(parameters),
    remembered: rememberedSource(organizationId),
    hasOwnFigures: data.hasOwnFigures,
  });
}
