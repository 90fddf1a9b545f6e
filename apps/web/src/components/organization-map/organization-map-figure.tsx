import { type OrganizationMap, tieWords } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { TooLittle } from '@/components/organization-figures/too-little.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { useMapAddress } from './map-address.ts';
import { MapOrList } from './map-or-list.tsx';
import { countMap, mapTitle } from './map-words.ts';
import { organizationMapQueryOptions } from './organization-map-query.ts';
import { PersonStrip } from './person-strip.tsx';
import { TieCounts } from './tie-counts.tsx';
import { TieLegend } from './tie-legend.tsx';
import { type MapShown, shownAtFirst, TieToggles } from './tie-toggles.tsx';
import { TimeSlider } from './time-slider.tsx';
import type { SliderWeeks } from './time-slider-window.ts';
import { useDrawnMap } from './use-drawn-map.ts';

const heightPx = 446;

type OrganizationMapFigureProps = {
  /** Undefined until loaded. */
  weeks: SliderWeeks | undefined;
};

/** Who talks to whom, on the dashboard with the organization's own meetings. */
export function OrganizationMapFigure({ weeks }: OrganizationMapFigureProps) {
  const query = useFigures(organizationMapQueryOptions);
  return (
    <section aria-label={mapTitle} className="min-w-0">
      <FiguresOfMeetings query={query} what="the connection map" skeleton={<FigureShape />}>
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

function FigureShape() {
  return (
    <Loading label="Loading the connection map...">
      <FigureHead title={mapTitle} />
      <Skeleton className="mb-3 h-6" />
      <Skeleton className="h-[446px] rounded-control" />
      <Skeleton className="mt-3 h-13" />
    </Loading>
  );
}

type FigureProps = {
  map: OrganizationMap;
  weeks: SliderWeeks | undefined;
};

function Figure({ map, weeks }: FigureProps) {
  const [shown, setShown] = useState<MapShown>(shownAtFirst);
  const drawn = useDrawnMap(map, shown);
  const [selected, setSelected] = useState<string | null>(null);
  const walk = useRef<HTMLButtonElement>(null);
  const addressOf = useMapAddress();
  const change = (next: Partial<MapShown>) => setShown((now) => ({ ...now, ...next }));

  /** The focused button disappears on closing, so the focus moves. */
  function close() {
    setSelected(null);
    walk.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      <FigureHead
        title={mapTitle}
        caption={`A tie: ${tieWords}`}
        actions={<TieCounts map={map} withPeople />}
      />
      <TieToggles shown={shown} onChange={change} />
      <MapOrList
        {...{ map, drawn, shown, selected }}
        height={heightPx}
        walkRef={walk}
        onSelect={setSelected}
      />
      {selected && (
        <PersonStrip map={map} id={selected} address={addressOf(selected)} onClose={close} />
      )}
      {weeks && <TimeSlider weeks={weeks} shown={map.period} />}
      <TieLegend map={map} layout={drawn.layout} compares={shown.compares} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={addressOf()}
          className="inline-flex min-h-6 items-center gap-1 text-accent hover:underline max-md:min-h-11"
        >
          Open the large map
          <ChevronRight aria-hidden className="size-3.5" />
        </Link>
        <HowComputed
          subject={mapTitle}
          ids={['people-heard', 'ties']}
          period={map.period}
          coverage={map.coverage}
        />
      </div>
    </div>
  );
}
