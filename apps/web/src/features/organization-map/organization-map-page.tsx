import type { OrganizationMap } from '@rapport/contract';
import { useSearchParams } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { CoverageLine } from '@/components/organization-figures/coverage-line.tsx';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { periodDays } from '@/components/organization-figures/period-words.ts';
import { TooLittle } from '@/components/organization-figures/too-little.tsx';
import {
  DepartmentCaption,
  DepartmentMap,
  usePicture,
} from '@/components/organization-map/departments/department-map.tsx';
import { captionOf, figuresDrawn } from '@/components/organization-map/map-caption.ts';
import { countMap, mapTitle } from '@/components/organization-map/map-words.ts';
import { organizationMapQueryOptions } from '@/components/organization-map/organization-map-query.ts';
import { TieCounts } from '@/components/organization-map/tie-counts.tsx';
import { TieLegend } from '@/components/organization-map/tie-legend.tsx';
import { type MapShown, TieToggles } from '@/components/organization-map/tie-toggles.tsx';
import { TimeSlider } from '@/components/organization-map/time-slider.tsx';
import type { SliderWeeks } from '@/components/organization-map/time-slider-window.ts';
import { useOrganizationLayout } from '@/components/organization-map/use-drawn-map.ts';
import { useMapShown } from '@/components/organization-map/use-map-shown.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { counted, inDigits } from '@/lib/number-words.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { Bridges } from './bridges.tsx';
import { DepartmentMatrix } from './department-matrix.tsx';
import { PeopleMap } from './people-map.tsx';
import { PersonSearch } from './person-search.tsx';
import { useChosenPerson } from './use-chosen-person.ts';

/** Of the drawing of departments, in pixels. */
const heights = { desk: 460, phone: 300 } as const;

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
      <FiguresOfMeetings query={query} what="the connection map" skeleton={pageShape}>
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

const pageShape = (
  <>
    <Skeleton className="mb-3 h-9" />
    <Skeleton className="h-[640px] rounded-control max-md:h-90" />
    <Skeleton className="mt-3 h-13" />
    <Skeleton className="mt-8 h-96" />
  </>
);

type MapOfPeriodProps = {
  map: OrganizationMap;
  weeks: SliderWeeks | undefined;
};

function MapOfPeriod({ map, weeks }: MapOfPeriodProps) {
  const { bundle, hasDepartments, ...asked } = useMapShown(map);
  const layout = useOrganizationLayout(map);
  const { chosen, choose } = useChosenPerson(map);
  const isPhone = useIsPhone();
  // A chosen person is drawn with their ties.
  const shown = chosen ? { ...asked.shown, ofPeople: true } : asked.shown;

  const picture = usePicture(bundle, shown);

  function change(next: Partial<MapShown>) {
    asked.change(next);
    if (next.ofPeople === false) choose(null);
  }

  /** Ties of people stay drawn when the person is closed. */
  function find(id: string | null) {
    asked.change({ ofPeople: true });
    choose(id);
  }

  return (
    <>
      <section aria-label="Map" className="border-rule border-t-2 pt-2.5">
        <p className="mb-2 text-12 text-ink-3">{captionOf(map, picture, shown)}</p>
        <TieToggles
          {...{ shown, hasDepartments }}
          onChange={change}
          end={<TieCounts map={map} compares={shown.compares} />}
        >
          <PersonSearch people={map.people} onFind={find} />
        </TieToggles>
        {shown.ofPeople ? (
          <PeopleMap {...{ map, shown, chosen }} onChoose={find} />
        ) : (
          <>
            <DepartmentMap
              {...{ bundle, shown }}
              colours={layout.colours}
              height={isPhone ? heights.phone : heights.desk}
            />
            <DepartmentCaption {...{ map, bundle, shown }} />
          </>
        )}
        {weeks && <TimeSlider weeks={weeks} shown={map.period} />}
        {shown.ofPeople && (
          <TieLegend map={map} layout={layout} compares={shown.compares} withPerson />
        )}
        <p className="mt-2">
          <HowComputed
            subject={mapTitle}
            ids={figuresDrawn(shown)}
            period={map.period}
            coverage={map.coverage}
          />
        </p>
      </section>
      <div className="mt-8 grid gap-8 @min-[920px]:grid-cols-[minmax(0,1fr)_400px]">
        <DepartmentMatrix map={map} regions={layout.regions} />
        <Bridges map={map} colours={layout.colours} />
      </div>
    </>
  );
}
