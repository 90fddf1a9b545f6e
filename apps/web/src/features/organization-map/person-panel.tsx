import type { OrganizationMap } from '@rapport/contract';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import type { DepartmentColours } from '@/components/organization-map/department-colours.ts';
import { noDepartment } from '@/components/organization-map/organization-graph.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { PersonTies } from './person-ties.tsx';
import type { ChosenPerson } from './use-chosen-person.ts';

type PersonPanelProps = {
  chosen: ChosenPerson;
  colours: DepartmentColours;
  period: OrganizationMap['period'];
  onClose: () => void;
};

/** Details of the selected person, beside the map. */
export function PersonPanel({ chosen, colours, period, onClose }: PersonPanelProps) {
  const { person } = chosen;
  const panel = useRef<HTMLElement>(null);
  // Keyboard users continue here; after a press on the map the focus stays where it is.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches(':focus-visible')) panel.current?.focus({ preventScroll: true });
  }, []);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={person.name}
      onKeyDown={press}
      className="grid content-start gap-4 border-line-2 p-4 outline-none @max-[919px]:border-t @min-[920px]:border-l"
    >
      <div className="grid grid-cols-[48px_minmax(0,1fr)_32px] items-start gap-3">
        <Avatar name={person.name} size="large" />
        <div className="min-w-0">
          <h2 className="wrap-anywhere">
            <bdi>{person.name}</bdi>
          </h2>
          <PersonFacts chosen={chosen} colours={colours} />
        </div>
        <IconButton icon={X} label="Close" className="-mt-1.5 -mr-2" onClick={onClose} />
      </div>
      <PersonTies chosen={chosen} colours={colours} period={period} />
    </aside>
  );
}

export function PersonFacts({ chosen, colours }: Pick<PersonPanelProps, 'chosen' | 'colours'>) {
  const { title, department, isHeard } = chosen.person;
  return (
    <>
      {title && <p className="text-ink-2">{title}</p>}
      <p className="mt-0.5 flex items-center gap-1.5 text-12 text-ink-2">
        <DepartmentDot {...colours(department)} />
        {department ?? noDepartment}
        {!isHeard && ', not heard in this period'}
      </p>
    </>
  );
}
