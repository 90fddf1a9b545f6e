import type { TiedPerson, WhatIf, WhatIfDeparture } from '@rapport/contract';
import { useMemo } from 'react';
import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { noDepartment } from '@/components/organization-map/organization-graph.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { counted, inDigits } from '@/lib/number-words.ts';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { useWidth } from '@/lib/use-width.ts';
import { placePeople } from './place-people.ts';
import { ScrollFrame } from './scroll-frame.tsx';
import { TieList } from './tie-list.tsx';
import { TieMap } from './tie-map.tsx';
import { namesJoined, withoutWords } from './what-if-words.ts';

type TieFigureProps = { whatIf: WhatIf; departure: WhatIfDeparture };

const views = [
  { value: 'map', label: 'Map' },
  { value: 'list', label: 'List' },
];
/** In pixels. On narrower screens the map scrolls. */
const widthMin = 520;
const edges = 2;
const height = 380;

/** Today's ties and those that would remain, with the same places; or both as a list. */
export function TieFigure({ whatIf, departure }: TieFigureProps) {
  const [parameters, setParameters] = useAddress();
  const isList = parameters.get('view') === 'list';
  const { ref, width } = useWidth();
  const { map, reconnect, ties } = departure;
  const shown = useMemo(() => {
    const byId = new Map(whatIf.people.map((person) => [person.id, person]));
    return map.people.flatMap((id): TiedPerson[] => {
      const person = byId.get(id);
      return person ? [person] : [];
    });
  }, [whatIf.people, map.people]);
  const leavers = useMemo(() => new Set(whatIf.leavers.map(({ id }) => id)), [whatIf.leavers]);
  const left = useMemo(
    () => new Map(reconnect.map(({ personId, after }) => [personId, after])),
    [reconnect],
  );
  const size = useMemo(
    () => ({ width: Math.max(widthMin, (width ?? 0) - edges), height }),
    [width],
  );
  const placed = useMemo(() => placePeople(shown, map.ties, size), [shown, map.ties, size]);
  const names = namesJoined(whatIf.leavers.map(({ name }) => name));
  const gone = ties.before - ties.after;
  const around = map.isWhole
    ? ''
    : `; drawn: the ${counted(shown.length, 'person', 'people')} nearest to ${names}`;
  const today = `${counted(ties.before, 'tie')}; strong lines: the ${inDigits(gone)} that would go${around}`;
  const view = (
    <Segmented
      label="Show as"
      value={isList ? 'list' : 'map'}
      options={views}
      onValueChange={(value) =>
        setParameters((now) => withParameter(now, 'view', value === 'list' && value), {
          preventScrollReset: true,
          replace: true,
        })
      }
    />
  );
  return (
    <div ref={ref} className="min-w-0">
      <section aria-label="Today">
        <FigureHead title="Today" caption={today} actions={view} />
        {isList ? (
          <TieList people={shown} leavers={leavers} map={map} />
        ) : (
          <ScrollFrame label="Map of today">
            <TieMap
              {...{ placed, leavers, size, ties: map.ties, left: null }}
              label={`Map of today: ${today}`}
            />
          </ScrollFrame>
        )}
      </section>
      {!isList && (
        <section aria-label={`Without ${names}`} className="mt-6">
          <FigureHead title={`Without ${names}`} caption={withoutWords(departure)} />
          <ScrollFrame label={`Map without ${names}`}>
            <TieMap
              {...{ placed, leavers, left, size, ties: map.ties }}
              label={`Map without ${names}: ${withoutWords(departure)}`}
            />
          </ScrollFrame>
          <Legend people={shown} colours={placed.colours} />
        </section>
      )}
    </div>
  );
}

function Legend({
  people,
  colours,
}: {
  people: readonly TiedPerson[];
  colours: ReturnType<typeof placePeople>['colours'];
}) {
  const departments = [...new Set(people.map(({ department }) => department))].sort();
  return (
    <>
      <ul
        aria-label="Departments"
        className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2"
      >
        {departments.map((department) => (
          <li key={department} className="inline-flex items-center gap-1.5">
            <DepartmentDot {...colours(department)} />
            {department ?? noDepartment}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-12 text-ink-3">
        Circles by number of ties, lines by strength. No mood is shown here.
      </p>
    </>
  );
}
