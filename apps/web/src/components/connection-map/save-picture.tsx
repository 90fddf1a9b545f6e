import { fileName } from '@rapport/contract';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { today } from '@/lib/days.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { PictureKind } from './export/picture-file.ts';
import type { LiveMap } from './live/live-map.ts';

const notice = 'save-map';

type SavePictureProps = {
  liveMap: LiveMap;
  /** What the picture shows, for the name of the file. */
  name: string;
};

export function SavePicture({ liveMap, name }: SavePictureProps) {
  return (
    <MenuButton
      groups={[
        [
          { label: 'PNG, for slides and mail', onSelect: () => void save(liveMap, name, 'png') },
          { label: 'SVG, sharp at any size', onSelect: () => void save(liveMap, name, 'svg') },
        ],
      ]}
    >
      <Button size="small" variant="ghost" icon={Download}>
        Save picture
      </Button>
    </MenuButton>
  );
}

async function save({ scene, palette }: LiveMap, name: string, kind: PictureKind): Promise<void> {
  notify.withdraw(notice);
  try {
    const { pictureFile } = await import('./export/picture-file.ts');
    saveFile(
      await pictureFile(kind, scene, palette, 'Connection map'),
      fileName(name, today(), kind),
    );
  } catch {
    notify.error('The picture could not be made. Reload the page and try again.', notice);
  }
}
