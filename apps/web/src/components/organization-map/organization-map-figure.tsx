import type { OrganizationMap } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { TooLittle } from '@/components/organization-figures/too-little.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import type { Bundle } from './departments/bundle-departments.ts';
import { DepartmentCaption, DepartmentMap, usePicture } from './departments/department-map.tsx';
import { useMapAddress } from './map-address.ts';
import { captionOf, figuresDrawn } from './map-caption.ts';
import { countMap, mapTitle } from './map-words.ts';
import { organizationMapQueryOptions } from './organization-map-query.ts';
import { PeopleFigure } from './people-figure.tsx';
import { TieCounts } from './tie-counts.tsx';
import { type MapShown, TieToggles } from './tie-toggles.tsx';
import type { SliderWeeks } from './time-slider-window.ts';
import { useOrganizationLayout } from './use-drawn-map.ts';
import { useMapShown } from './use-map-shown.ts';

/** In pixels. */
const heights = { desk: 332, phone: 260 } as const;

type OrganizationMapFigureProps = {
  /** Undefined until loaded. */
  weeks: SliderWeeks | undefined;
};

/** Who talks to whom, on the dashboard with the organization's own meetings. */
export function OrganizationMapFigure({ weeks }: OrganizationMapFigureProps) {
  const query = useFigures(organizationMapQueryOptions);
  return (
    <section aria-label={mapTitle} className="min-w-0">
      <FiguresOfMeetings query={query} what="the connection map" skeleton={figureShape}>
        {(map) =>
          map.coverage.state === 'few' ? (
            <>
              <FigureHead title={mapTitle} />
              <TooLittle
                what="you see who talks to whom"
                meetings={map.coverage.meetings}
                heard={countMap(map).heard}
              />
            </>
          ) : (
            <Figure map={map} weeks={weeks} />
          )
        }
      </FiguresOfMeetings>
    </section>
  );
}

const figureShape = (
  <>
    <FigureHead title={mapTitle} />
    <Skeleton className="mb-3 h-6" />
    <Skeleton className="h-[332px] rounded-control max-md:h-[260px]" />
    <Skeleton className="mt-2 h-4" />
  </>
);

type FigureProps = {
  map: OrganizationMap;
  weeks: SliderWeeks | undefined;
};

function Figure({ map, weeks }: FigureProps) {
  const { shown, change, bundle, hasDepartments } = useMapShown(map);
  const picture = usePicture(bundle, shown);
  const isPhone = useIsPhone();
  const addressOf = useMapAddress();
  return (
    <div>
      <FigureHead
        title={mapTitle}
        caption={captionOf(map, picture, shown)}
        actions={!isPhone && <TieCounts map={map} withPeople compares={shown.compares} />}
      />
      <TieToggles
        {...{ shown, hasDepartments }}
        isListOnly={isPhone && hasDepartments}
        onChange={change}
      />
      {shown.ofPeople ? (
        <PeopleFigure map={map} shown={shown} weeks={weeks} />
      ) : (
        <DepartmentFigure map={map} bundle={bundle} shown={shown} />
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={addressOf()}
          className="inline-flex min-h-6 items-center gap-1 text-accent hover:underline max-md:min-h-11 print:hidden"
        >
          Open the large map
          <ChevronRight aria-hidden className="size-3.5" />
        </Link>
        <HowComputed
          subject={mapTitle}
          ids={figuresDrawn(shown)}
          period={map.period}
          coverage={map.coverage}
        />
      </div>
    </div>
  );
}

type DepartmentFigureProps = { map: OrganizationMap; bundle: Bundle; shown: MapShown };

function DepartmentFigure({ map, bundle, shown }: DepartmentFigureProps) {
  const isPhone = useIsPhone();
  const colours = useOrganizationLayout(map).colours;
  return (
    <>
      <DepartmentMap
        {...{ bundle, shown, colours }}
        height={isPhone ? heights.phone : heights.desk}
      />
      <DepartmentCaption {...{ map, bundle, shown }} />
    </>
  );
}
