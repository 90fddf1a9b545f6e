import { Download, Pin, PinOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { PictureKind } from './export/picture-file.ts';
import type { LiveMap } from './live/live-map.ts';

type MapActionsProps = {
  liveMap: LiveMap;
  /** Node index. */
  selected: number | null;
  pinned: ReadonlySet<number>;
};

const notice = 'save-map';

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
      <MenuButton
        groups={[
          [
            { label: 'PNG, for slides and mail', onSelect: () => void save(liveMap, 'png') },
            { label: 'SVG, sharp at any size', onSelect: () => void save(liveMap, 'svg') },
          ],
        ]}
      >
        <Button size="small" variant="ghost" icon={Download}>
          Save picture
        </Button>
      </MenuButton>
    </div>
  );
}

async function save({ scene, palette }: LiveMap, kind: PictureKind): Promise<void> {
  notify.withdraw(notice);
  try {
    const { pictureFile } = await import('./export/picture-file.ts');
    saveFile(await pictureFile(kind, scene, palette, 'Connection map'), `connection-map.${kind}`);
  } catch {
    notify.error('The picture could not be made. Reload the page and try again.', notice);
  }
}
