import type { OrganizationMap } from '@rapport/contract';
import { type RefObject, useMemo } from 'react';
import type { Selection } from '@/components/connection-map/selection.ts';
import { useConnectionList } from '@/components/connection-map/use-connection-list.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { OrganizationCanvas } from './organization-canvas.tsx';
import type { MapShown } from './tie-toggles.tsx';
import type { DrawnMap } from './use-drawn-map.ts';

type MapOrListProps = {
  map: OrganizationMap;
  drawn: DrawnMap;
  shown: MapShown;
  /** Id of the selected person. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** In pixels. */
  height: number;
  walkRef?: RefObject<HTMLButtonElement | null>;
  isFramed?: boolean;
};

/** Height of the search and the head of a list, in pixels. */
const listHeadPx = 80;

/** The drawing, or the list with the same content; both share one selection. */
export function MapOrList(props: MapOrListProps) {
  const { map, drawn, shown, selected, onSelect, height, walkRef, isFramed = true } = props;
  const { graph, mapKey } = drawn;
  const selection = useMemo(
    (): Selection | null => (selected ? { kind: 'person', id: selected } : null),
    [selected],
  );
  const ConnectionList = useConnectionList(shown.isList);
  if (shown.isList && !ConnectionList) return <Skeleton className="h-70 rounded-control" />;
  if (shown.isList && ConnectionList) {
    return (
      <div className={isFramed ? '' : 'p-4'}>
        <ConnectionList
          graph={graph}
          selection={selection}
          strongOnly={false}
          showSentiment={false}
          figureName="Ties"
          heightMax={height - listHeadPx}
          onSelect={(next) => onSelect(next.kind === 'person' ? next.id : next.source)}
        />
      </div>
    );
  }
  return (
    <OrganizationCanvas
      {...{ map, graph, mapKey, selection, onSelect, height, isFramed }}
      {...(walkRef && { walkRef })}
      showNames={shown.showNames}
      compares={shown.compares}
    />
  );
}
