import type { OrganizationMoods } from '@rapport/contract';
import { endpoints, type MoodOfGroup } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import {
  figuresByPeriod,
  useFigures,
} from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { OrganizationHead } from '@/components/organization-figures/organization-head.tsx';
import { organizationMoodsQueryOptions } from '@/components/organization-figures/organization-moods.ts';
import { isComparable, periodDays } from '@/components/organization-figures/period-words.ts';
import { PrivacyNote } from '@/components/organization-figures/privacy-note.tsx';
import { TooLittle } from '@/components/organization-figures/too-little.tsx';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { useTrust } from '@/lib/use-active-features.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { type GroupFilter, readGroupFilter, withGroupFilter } from './group-filter.ts';
import { Groups } from './groups.tsx';
import { InitiativeMoods } from './initiative-moods.tsx';
import { MoodSummary } from './mood-summary.tsx';
import { OwnMoodBox } from './own-mood-box.tsx';
import { StrongMoments } from './strong-moments.tsx';

/** Moods from the organization's own meetings. */
export function SentimentPage() {
  usePageTitle('Sentiment');
  const moods = useFigures(organizationMoodsQueryOptions);
  const organization = useActiveOrganization()?.name ?? 'your organization';
  return (
    <div className="@container">
      <OrganizationHead
        title="Sentiment"
        lead={leadOf(organization, moods.data)}
        coverage={moods.data?.coverage}
        period={moods.data?.period}
      />
      <FiguresOfMeetings
        query={moods}
        what="the moods of your organization"
        skeleton={sentimentSkeleton}
      >
        {(answer) => <Moods answer={answer} />}
      </FiguresOfMeetings>
      {moods.error && <OwnMoodAlone error={moods.error} />}
    </div>
  );
}

/** People who may not see the organization's figures still see their own mood. */
function OwnMoodAlone({ error }: { error: Error }) {
  const isRefused = error instanceof ApiRequestError && error.code === 'FIGURES_NOT_SHARED';
  const { period } = useChosenPeriod();
  const { data } = useQuery({ ...ownMoodQueryOptions(period), enabled: isRefused });
  if (!data?.own) return null;
  return (
    <div className="mx-auto mt-6 max-w-md">
      <OwnMoodBox own={data.own} chart={data.chart} period={data.period} />
    </div>
  );
}

function leadOf(organization: string, moods: OrganizationMoods | undefined): string {
  const lead = `How teams and initiatives feel at ${organization}, from what was said in meetings`;
  if (!moods || moods.coverage.state === 'empty') return `${lead}.`;
  return `${lead}, ${periodDays(moods.period)}.`;
}

function Moods({ answer }: { answer: OrganizationMoods }) {
  const [parameters, setParameters] = useAddress();
  const filter = readGroupFilter(parameters);
  const choose = (next: GroupFilter | null) =>
    setParameters((now) => withGroupFilter(now, next), { preventScrollReset: true });
  const { coverage, period, own } = answer;
  const { trust } = useTrust();
  const isCompared = isComparable(period, coverage.meetings);
  return (
    <>
      <MoodSummary answer={answer} isCompared={isCompared} filter={filter} onFilter={choose} />
      <div className="grid gap-x-8 gap-y-8 @min-[920px]:grid-cols-[minmax(0,1fr)_376px]">
        <div className="min-w-0">
          {coverage.state === 'few' ? (
            <TooLittle what="the moods of teams are drawn" meetings={coverage.meetings} />
          ) : (
            <>
              <Groups answer={answer} isCompared={isCompared} filter={filter} onFilter={choose} />
              <InitiativeMoods answer={answer} isCompared={isCompared} />
            </>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {own && (
            <OwnMoodBox
              own={own}
              chart={answer.chart}
              period={period}
              effect={hiddenWithout(answer)}
            />
          )}
          {trust.worksCouncilMode && (
            <p className="text-ink-2 text-pretty">
              Works-council mode is on: no moods of single people are shown.
            </p>
          )}
          <StrongMoments answer={answer} />
        </div>
      </div>
      <PrivacyNote />
    </>
  );
}

/** Skeleton of the summary, a row per team, the own mood and the moments. */
const sentimentSkeleton = (
  <>
    <Skeleton className="mb-6 h-14 max-md:h-42" />
    <div className="grid gap-8 @min-[920px]:grid-cols-[minmax(0,1fr)_376px]">
      <Skeleton className="h-160" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-72" />
        <Skeleton className="h-80" />
      </div>
    </div>
  </>
);

/** For members who may not see the organization's figures. */
const ownMoodQueryOptions = figuresByPeriod('own-mood', (asked) =>
  call(endpoints.figures.getOwnMood, asked),
);

type Answer = Pick<OrganizationMoods, 'own' | 'groups' | 'smallestGroup'>;

/**
 * Says which moods of the reader's teams would be hidden without the reader; empty if no team falls
 * below the smallest group. Based on the number of people heard, which all readers of the figures
 * see, so it does not reveal who else is left out.
 */
function hiddenWithout({ own, groups, smallestGroup }: Answer): string {
  if (!own || own.isLeftOutOfMoods || own.now === null) return '';
  const isOwn = ({ kind, name }: MoodOfGroup) =>
    own.groups.some((group) => group.kind === kind && group.name === name);
  const names = groups
    .filter((group) => isOwn(group) && group.mood.isShown && group.heard <= smallestGroup)
    .map(({ name }) => name);
  if (names.length === 0) return '';
  const all = [...new Set(names)].join(' and ');
  return `Without you, fewer than ${smallestGroup} people are left in ${all} in this period, and no mood of ${all} is shown.`;
}
