import type { OrganizationMap } from '@rapport/contract';
import { useState } from 'react';
import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { ShowAll } from '@/components/organization-figures/show-all.tsx';
import type { DepartmentColours } from '@/components/organization-map/department-colours.ts';
import { BridgeLine } from './bridge-line.tsx';
import { bridgesByPerson } from './bridge-words.ts';

type BridgesProps = { map: OrganizationMap; colours: DepartmentColours };

const title = 'Bridges';
const shownFirst = 8;

/** Connecting departments is a role, not a fault, so no score is shown. */
export function Bridges({ map, colours }: BridgesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bridges = bridgesByPerson(map);
  return (
    <section aria-label={title} className="min-w-0">
      <ComputedHead
        title={title}
        caption="Who holds all ties between two departments, or most of them; each opens its meetings"
        ids={['ties', 'bridges']}
        period={map.period}
        coverage={map.coverage}
      />
      {bridges.length === 0 && (
        <p className="text-ink-2 text-pretty">
          No two departments with two ties or more depend on one person in this period.
        </p>
      )}
      <ul>
        {bridges.slice(0, isOpen ? undefined : shownFirst).map((bridge) => (
          <li
            key={bridge.person.id}
            className="grid grid-cols-[10px_minmax(0,1fr)] items-baseline gap-x-2.5 border-line border-b py-2 first:pt-0"
          >
            <DepartmentDot {...colours(bridge.own)} />
            <BridgeLine bridge={bridge} />
          </li>
        ))}
      </ul>
      <ShowAll
        count={bridges.length}
        shownFirst={shownFirst}
        noun="bridges"
        isOpen={isOpen}
        onToggle={setIsOpen}
      />
    </section>
  );
}
