import { type Initiative, type OrganizationInitiatives, topicQuestion } from '@rapport/contract';
import { SearchX } from 'lucide-react';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { readPeriod, withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { CoverageLine } from '@/components/organization-figures/coverage-line.tsx';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { periodDays } from '@/components/organization-figures/period-words.ts';
import { WeekBars } from '@/components/organization-figures/week-bars.tsx';
import { WeekLabels } from '@/components/organization-figures/week-labels.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { useAddress } from '@/lib/use-address.ts';
import { initiativesQueryOptions } from './get-initiatives.ts';
import { InitiativeQuotes } from './initiative-quotes.tsx';

/** One topic: its mentions by week and what was said, in the period of the address. */
export function InitiativePage({ topic }: { topic: string }) {
  const query = useFigures(initiativesQueryOptions);
  const [parameters] = useAddress();
  const all = withPeriod(new URLSearchParams(), readPeriod(parameters));
  const initiative = query.data?.initiatives.find((one) => isSameTopic(one.topic, topic));
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to={`/initiatives?${all}`}>Back to Initiatives</BackLink>}
        title={initiative?.topic ?? topic}
        {...(query.data && {
          lead: leadOf(query.data, initiative),
          note: <CoverageLine coverage={query.data.coverage} />,
          actions: <PeriodSwitch shown={query.data.period} />,
        })}
      />
      <FiguresOfMeetings query={query} what="the topic" skeleton={pageShape}>
        {(answer) =>
          initiative ? (
            <>
              <Mentions initiative={initiative} answer={answer} />
              <InitiativeQuotes topic={initiative.topic} />
            </>
          ) : (
            <StateBox kind="empty" icon={SearchX} title={`No initiative is named ‘${topic}’.`}>
              Fewer than three meetings of this period that count and that you may open said it, or
              it is an everyday word of your organization. Another period may have it.
            </StateBox>
          )
        }
      </FiguresOfMeetings>
    </div>
  );
}

function leadOf({ period }: OrganizationInitiatives, initiative: Initiative | undefined): string {
  if (!initiative) return `${periodDays(period)}.`;
  const { mentions, meetings, people, lastOn } = initiative;
  const by = people > 0 ? ` by ${counted(people, 'person', 'people')} of the directory` : '';
  return `${counted(mentions.now, 'mention')} in ${counted(meetings, 'meeting')}${by}, ${periodDays(period)}; last on ${longDay(lastOn)}.`;
}

type MentionsProps = { initiative: Initiative; answer: OrganizationInitiatives };

function Mentions({ initiative: { topic, weeks }, answer }: MentionsProps) {
  const { chart, period, coverage } = answer;
  const most = Math.max(...weeks);
  return (
    <section aria-label="Mentions per week" className="min-w-0">
      <FigureHead
        title="Mentions per week"
        caption={`${counted(chart.length, 'week')}, at most ${counted(most, 'mention')} in one; dark bars are this period`}
        actions={
          <>
            <ShowAsQuestion question={topicQuestion(topic, period)} subject={topic} />
            <HowComputed
              subject={topic}
              ids={['initiatives']}
              period={period}
              coverage={coverage}
            />
          </>
        }
      />
      <WeekBars
        weeks={weeks}
        max={most}
        periodWeeks={period.weeks}
        label={`Mentions of ${topic} per week`}
        className="h-24"
      />
      <WeekLabels mondays={chart} periodWeeks={period.weeks} className="mt-1.5" />
    </section>
  );
}

const pageShape = (
  <>
    <Skeleton className="mb-8 h-40" />
    <Skeleton className="h-96" />
  </>
);

/** Spellings differ by case and hyphens from period to period. */
const plain = (topic: string): string =>
  topic
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/s( |$)/g, '$1')
    .trim();

const isSameTopic = (one: string, other: string): boolean => plain(one) === plain(other);
