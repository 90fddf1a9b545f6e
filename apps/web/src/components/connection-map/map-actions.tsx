import { Pin, PinOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { LiveMap } from './live/live-map.ts';
import { SavePicture } from './save-picture.tsx';

type MapActionsProps = {
  liveMap: LiveMap;
  /** Index of a node. */
  selected: number | null;
  pinned: ReadonlySet<number>;
};

export function MapActions({ liveMap, selected, pinned }: MapActionsProps) {
  const isPinned = selected !== null && pinned.has(selected);
  return (
    <div className="mt-1.5 flex flex-wrap items-center justify-end gap-1 print:hidden">
      {pinned.size > 0 && (
        <Button size="small" variant="ghost" onClick={() => liveMap.unpinAll()}>
          Unpin all ({pinned.size})
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        icon={isPinned ? PinOff : Pin}
        className="off:border-transparent"
        disabled={selected === null}
        onClick={() => selected !== null && liveMap.interaction.togglePin(selected)}
      >
        {isPinned ? 'Unpin selected' : 'Pin selected'}
      </Button>
      <SavePicture liveMap={liveMap} name="Connection map" />
    </div>
  );
}
