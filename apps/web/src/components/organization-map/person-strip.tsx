import type { OrganizationMap } from '@rapport/contract';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { counted } from '@/lib/number-words.ts';
import { noDepartment } from './organization-graph.ts';
import { tiesOfPerson } from './ties-of-person.ts';

type PersonStripProps = {
  map: OrganizationMap;
  id: string;
  /** Address of the person on the map's own page. */
  address: string;
  onClose: () => void;
};

/** The selected person, below the drawing. */
export function PersonStrip({ map, id, address, onClose }: PersonStripProps) {
  const found = tiesOfPerson(map, id);
  if (!found) return null;
  const { person, ties } = found;
  const now = ties.filter(({ change }) => change !== 'lost').length;
  return (
    <div className="mt-2 flex items-center gap-3 rounded-control border border-accent-line bg-accent-soft py-1 pr-1 pl-3">
      <div
        role="status"
        className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1"
      >
        <span className="font-strong">
          <bdi>{person.name}</bdi>
        </span>
        <span className="text-ink-2">
          {[person.title, person.department ?? noDepartment].filter(Boolean).join(', ')}
        </span>
        <span className="text-12 text-ink-2">
          {person.isHeard ? counted(now, 'tie') : 'Not heard in this period'}
        </span>
        <Link to={address} className="whitespace-nowrap text-accent hover:underline">
          Open on the large map
        </Link>
      </div>
      <IconButton icon={X} label="Close" onClick={onClose} />
    </div>
  );
}
