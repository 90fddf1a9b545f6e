import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { periods } from '@/sample-data/sentiment/periods.ts';
import { teamsIn } from '@/sample-data/sentiment/teams.ts';
import { Individuals } from './individuals.tsx';
import { readOverviewAddress, withOverview } from './overview-address.ts';
import { periodNames } from './period-words.ts';
import { SentimentSummary } from './sentiment-summary.tsx';
import { TeamCards } from './team-cards.tsx';

const periodOptions = periods.map((value) => ({ value, label: periodNames[value] }));

export function SentimentPage() {
  usePageTitle('Sentiment');
  const [parameters, setParameters] = useSearchParams();
  const address = readOverviewAddress(parameters);
  const { period, department } = address;
  const individuals = useRef<HTMLDivElement>(null);
  const teams = teamsIn(period);

  return (
    <div className="@container">
      <PageHead
        title="Sentiment"
        badge={<SampleDataBadge />}
        lead="How people and teams feel, from what they said in meetings."
        actions={
          <Segmented
            label="Period"
            value={period}
            options={periodOptions}
            onValueChange={(value) => {
              const chosen = periods.find((one) => one === value);
              if (chosen) setParameters((now) => withOverview(now, { period: chosen }));
            }}
          />
        }
      />
      <SentimentSummary teams={teams} />
      <div className="grid gap-x-8 gap-y-6 @min-[920px]:grid-cols-[minmax(0,1fr)_376px]">
        <div ref={individuals} className="min-w-0 scroll-mt-16">
          <Individuals
            address={address}
            onChange={(change) => setParameters((now) => withOverview(now, change))}
          />
        </div>
        <TeamCards
          teams={teams}
          period={period}
          filter={address.teams}
          onFilter={(filter) => setParameters((now) => withOverview(now, { teams: filter }))}
          chosen={department}
          onChoose={(name) => {
            setParameters((now) => withOverview(now, { department: name }));
            // On phones the list stands above the cards.
            individuals.current?.scrollIntoView({ block: 'nearest' });
          }}
        />
      </div>
    </div>
  );
}
