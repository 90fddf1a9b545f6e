import type { OrganizationMap } from '@rapport/contract';
import { useState } from 'react';
import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { EvidenceLink } from '@/components/organization-figures/evidence/evidence-link.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { ShowAll } from '@/components/organization-figures/show-all.tsx';
import type { DepartmentColours } from '@/components/organization-map/department-colours.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { bridgeSentence, orderBridges, otherDepartment } from './bridge-words.ts';

type BridgesProps = { map: OrganizationMap; colours: DepartmentColours };

const title = 'Bridges';
const shownFirst = 4;

/** Connecting departments is a role, not a fault, so no score is shown. */
export function Bridges({ map, colours }: BridgesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bridges = orderBridges(map.bridges);
  const people = new Map(map.people.map((person) => [person.id, person]));
  return (
    <section aria-label={title} className="min-w-0">
      <FigureHead
        title={title}
        caption="People who connect departments, and what would part if they left"
        actions={
          <HowComputed
            subject={title}
            ids={['ties', 'bridges']}
            period={map.period}
            coverage={map.coverage}
          />
        }
      />
      {bridges.length === 0 && (
        <p className="text-ink-2 text-pretty">
          No two departments with ties depend on one person in this period.
        </p>
      )}
      <ul>
        {bridges.slice(0, isOpen ? undefined : shownFirst).map((bridge) => {
          const person = people.get(bridge.personId);
          if (!person) return null;
          return (
            <li
              key={`${bridge.personId} ${bridge.departments.join(' ')}`}
              className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-line border-b pb-3 not-first:pt-3"
            >
              <Avatar name={person.name} />
              <div className="min-w-0">
                <div className="flex flex-wrap items-baseline gap-x-2">
                  <bdi className="font-medium">{person.name}</bdi>
                  <span className="text-12 text-ink-3">{person.title}</span>
                  <span className="ml-auto inline-flex items-center gap-1 whitespace-nowrap text-12 text-ink-2">
                    {bridge.departments.map((department) => (
                      <DepartmentDot key={department} department={colours(department)} />
                    ))}
                    {bridge.departments.join(', ')}
                  </span>
                </div>
                <p className="mt-0.5 text-ink-2 text-pretty">{bridgeSentence(bridge)}</p>
                <EvidenceLink
                  evidence={{
                    of: 'bridge',
                    subject: person.id,
                    other: otherDepartment(bridge, person.department),
                  }}
                  title={person.name}
                  sentence={bridgeSentence(bridge)}
                >
                  see the meetings
                </EvidenceLink>
              </div>
            </li>
          );
        })}
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
