import type { OrganizationMap } from '@rapport/contract';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { CoverageLine } from '@/components/organization-figures/coverage-line.tsx';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { periodDays } from '@/components/organization-figures/period-words.ts';
import { TooLittle } from '@/components/organization-figures/too-little.tsx';
import { MapOrList } from '@/components/organization-map/map-or-list.tsx';
import { countMap, mapTitle } from '@/components/organization-map/map-words.ts';
import { organizationMapQueryOptions } from '@/components/organization-map/organization-map-query.ts';
import { TieCounts } from '@/components/organization-map/tie-counts.tsx';
import { TieLegend } from '@/components/organization-map/tie-legend.tsx';
import {
  type MapShown,
  shownAtFirst,
  TieToggles,
} from '@/components/organization-map/tie-toggles.tsx';
import { TimeSlider } from '@/components/organization-map/time-slider.tsx';
import type { SliderWeeks } from '@/components/organization-map/time-slider-window.ts';
import { useDrawnMap } from '@/components/organization-map/use-drawn-map.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { counted, inDigits } from '@/lib/number-words.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { Bridges } from './bridges.tsx';
import { DepartmentMatrix } from './department-matrix.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PersonSearch } from './person-search.tsx';
import { useChosenPerson } from './use-chosen-person.ts';

const loadSheet = () => import('./person-sheet.tsx').then(({ PersonSheet }) => PersonSheet);

/** In pixels. On a phone the whole map fits the width. */
const heights = { desk: 640, phone: 360 } as const;

type OrganizationMapPageProps = {
  /** Weeks of the time slider; undefined until loaded. */
  weeks: SliderWeeks | undefined;
};

export function OrganizationMapPage({ weeks }: OrganizationMapPageProps) {
  const query = useFigures(organizationMapQueryOptions);
  const [parameters] = useSearchParams();
  const organization = useActiveOrganization()?.name ?? 'your organization';
  const coverage = query.data?.coverage;
  const hasFigures = coverage && coverage.state !== 'empty';
  const dashboard = new URLSearchParams(parameters);
  dashboard.delete('person');
  dashboard.set('data', 'own');
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to={`/?${dashboard}`}>Back to Dashboard</BackLink>}
        title={mapTitle}
        badge={<SourceSwitch source="own" />}
        lead={leadOf(organization, query.data)}
        note={hasFigures ? <CoverageLine coverage={coverage} /> : '\u00a0'}
        {...(coverage?.state !== 'empty' && {
          actions: <PeriodSwitch shown={query.data?.period} />,
        })}
      />
      <FiguresOfMeetings query={query} what="the connection map" skeleton={<PageShape />}>
        {(map) =>
          map.coverage.state === 'few' ? (
            <TooLittle
              what="you see who talks to whom"
              meetings={map.coverage.meetings}
              heard={countMap(map).heard}
            />
          ) : (
            <MapOfPeriod map={map} weeks={weeks} />
          )
        }
      </FiguresOfMeetings>
    </div>
  );
}

function leadOf(organization: string, map: OrganizationMap | undefined): string {
  const lead = `Who speaks with whom across ${organization}`;
  if (!map || map.coverage.state === 'empty') return `${lead}, from its own meetings.`;
  const { heard, people } = countMap(map);
  return `${lead}: ${counted(people, 'person', 'people')}, ${inDigits(heard)} of them heard from ${periodDays(map.period)}.`;
}

function PageShape() {
  return (
    <Loading label="Loading the connection map...">
      <Skeleton className="mb-3 h-9" />
      <Skeleton className="h-[640px] rounded-control max-md:h-90" />
      <Skeleton className="mt-3 h-13" />
      <Skeleton className="mt-8 h-96" />
    </Loading>
  );
}

type MapOfPeriodProps = {
  map: OrganizationMap;
  weeks: SliderWeeks | undefined;
};

function MapOfPeriod({ map, weeks }: MapOfPeriodProps) {
  const [shown, setShown] = useState<MapShown>(shownAtFirst);
  const drawn = useDrawnMap(map, shown);
  const { chosen, choose } = useChosenPerson(map);
  const isPhone = useIsPhone();
  const sheet = useOnDemand(loadSheet, isPhone && chosen !== null);
  const PersonSheet = isPhone ? sheet : undefined;
  const walk = useRef<HTMLButtonElement>(null);
  const change = (next: Partial<MapShown>) => setShown((now) => ({ ...now, ...next }));

  /** The focused button disappears on closing, so the focus moves. */
  function close() {
    choose(null);
    walk.current?.focus({ preventScroll: true });
  }

  const colours = drawn.layout.colours;
  return (
    <>
      <section aria-label="Map" className="border-rule border-t-2 pt-2.5">
        <TieToggles shown={shown} onChange={change} end={<TieCounts map={map} />}>
          <PersonSearch people={map.people} onFind={choose} />
        </TieToggles>
        <div
          className={cn(
            'rounded-control border border-line-2 bg-surface',
            !isPhone && chosen && '@min-[920px]:grid @min-[920px]:grid-cols-[minmax(0,1fr)_336px]',
          )}
        >
          <MapOrList
            {...{ map, drawn, shown }}
            selected={chosen?.person.id ?? null}
            height={isPhone ? heights.phone : heights.desk}
            walkRef={walk}
            isFramed={false}
            onSelect={choose}
          />
          {chosen && !isPhone && (
            <PersonPanel {...{ chosen, colours }} period={map.period} onClose={close} />
          )}
          {chosen && PersonSheet && (
            <PersonSheet {...{ chosen, colours }} period={map.period} onClose={close} />
          )}
        </div>
        {weeks && <TimeSlider weeks={weeks} shown={map.period} />}
        <TieLegend map={map} layout={drawn.layout} compares={shown.compares} withPerson />
        <p className="mt-2">
          <HowComputed
            subject={mapTitle}
            ids={['people-heard', 'ties']}
            period={map.period}
            coverage={map.coverage}
          />
        </p>
      </section>
      <div className="mt-8 grid gap-8 @min-[920px]:grid-cols-[minmax(0,1fr)_400px]">
        <DepartmentMatrix map={map} regions={drawn.layout.regions} />
        <Bridges map={map} colours={colours} />
      </div>
    </>
  );
}
