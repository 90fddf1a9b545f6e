import type { WhatIf, WhatIfDeparture } from '@rapport/contract';
import type { ReactNode } from 'react';
import { departmentColours } from '@/components/organization-map/department-colours.ts';
import { DepartmentLinks } from './department-links.tsx';
import { TakeOver } from './take-over.tsx';
import { TieFigure } from './tie-figure.tsx';
import { WhatChanges } from './what-changes.tsx';
import { namesIn } from './what-if-words.ts';

type PartedProps = {
  whatIf: WhatIf;
  departure: WhatIfDeparture;
  /** Beside the title of who could take over which ties. */
  actions?: ReactNode;
};

/** The network before and after: maps, counts, links between departments, and ties to take over. */
export function Parted({ whatIf, departure, actions }: PartedProps) {
  const nameOf = namesIn(whatIf);
  const departments = new Set(whatIf.people.map(({ department }) => department));
  const colours = departmentColours([...departments].sort());
  return (
    <>
      <TieFigure whatIf={whatIf} departure={departure} />
      <WhatChanges {...{ whatIf, departure, nameOf, colours }} />
      <div className="col-span-full grid gap-8 *:min-w-0">
        <DepartmentLinks whatIf={whatIf} links={departure.links} nameOf={nameOf} />
        <TakeOver {...{ departure, nameOf, actions }} />
      </div>
    </>
  );
}
