import { useRef } from 'react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { useTrust } from '@/lib/use-active-features.ts';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { useSentimentOverview } from './api/get-sentiment-overview.ts';
import { periods } from './domain/periods.ts';
import { Individuals } from './individuals.tsx';
import {
  type OverviewAddress,
  readOverviewAddress,
  readPeriod,
  withOverview,
} from './overview-address.ts';
import { periodNames } from './period-words.ts';
import { SentimentSummary } from './sentiment-summary.tsx';
import { TeamCards } from './team-cards.tsx';

const periodOptions = periods.map((value) => ({ value, label: periodNames[value] }));

export function SentimentPage() {
  usePageTitle('Sentiment');
  const [parameters, setParameters] = useAddress();
  const period = readPeriod(parameters);
  const overview = useSentimentOverview(period);
  const { teams, departments } = overview;
  const address = readOverviewAddress(parameters, departments);
  const change = (part: Partial<OverviewAddress>) =>
    setParameters((now) => withOverview(now, departments, part));
  const { trust } = useTrust();
  const individuals = useRef<HTMLDivElement>(null);

  return (
    <div className="@container">
      <PageHead
        title="Sentiment"
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        lead="How people and teams feel, from what they said in meetings."
        note={<SampleSentence />}
        actions={
          <Segmented
            label="Period"
            value={period}
            options={periodOptions}
            onValueChange={(value) => {
              const chosen = periods.find((one) => one === value);
              if (chosen) change({ period: chosen });
            }}
          />
        }
      />
      <SentimentSummary teams={teams} />
      <div className="grid gap-x-8 gap-y-6 @min-[920px]:grid-cols-[minmax(0,1fr)_376px]">
        <div ref={individuals} className="min-w-0 scroll-mt-16">
          {trust.worksCouncilMode ? (
            <p className="text-ink-2 text-pretty">
              Works-council mode is on: no moods of single people are shown.
            </p>
          ) : (
            <Individuals overview={overview} address={address} onChange={change} />
          )}
        </div>
        <TeamCards
          teams={teams}
          period={period}
          filter={address.teams}
          onFilter={(filter) => change({ teams: filter })}
          chosen={address.department}
          onChoose={(name) => {
            change({ department: name });
            // On phones the list is above the cards.
            individuals.current?.scrollIntoView({ block: 'nearest' });
          }}
        />
      </div>
    </div>
  );
}
