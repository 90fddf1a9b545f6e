import { exportFormats, hasTalk, needsTimes } from '@rapport/contract';
import { Download, Hash, Link, Printer, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { copyLink } from '@/components/ui/copy-text.ts';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useCopyMeeting, useExportMeeting } from '../api/export-meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { exportFiles } from './export-files.ts';

const noTimes = 'The transcript has no times.';

const loadPartsDialog = () => import('./parts-dialog.tsx').then(({ PartsDialog }) => PartsDialog);

/** Exports the meeting as a file, link, text or on paper. */
export function ExportMenu({ meeting }: { meeting: ShownMeetingDetail }) {
  const { id, actionItems, isDurationEstimated } = meeting;
  const saving = useExportMeeting(id);
  const copying = useCopyMeeting(id);
  const [isChoosing, setIsChoosing] = useState(false);
  const PartsDialog = useOnDemand(loadPartsDialog, isChoosing);
  const offered = exportFormats.filter((format) => hasTalk(format) || actionItems);
  return (
    <>
      <MenuButton
        groups={[
          offered.map((format) => ({
            ...exportFiles[format],
            disabledBecause: needsTimes(format) && isDurationEstimated === true && noTimes,
            onSelect: () => saving.mutate({ format }),
          })),
          [
            { label: 'Copy link', icon: Link, onSelect: () => void copyAddress(id) },
            { label: 'Copy as Markdown', icon: Hash, onSelect: () => copying.mutate() },
            { label: 'Print', icon: Printer, onSelect: () => window.print() },
          ],
          [
            {
              label: 'Choose what goes in…',
              icon: SlidersHorizontal,
              onSelect: () => setIsChoosing(true),
            },
          ],
        ]}
      >
        <Button icon={Download} busy={saving.isPending || copying.isPending}>
          <span className="max-md:sr-only">Export</span>
        </Button>
      </MenuButton>
      {PartsDialog && isChoosing && (
        <PartsDialog meeting={meeting} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}

/** Copies the address of the meeting's page, without dialogs or places that are open on it. */
const copyAddress = (id: string) =>
  copyLink(
    new URL(`/meetings/${encodeURIComponent(id)}`, window.location.origin).href,
    'Link copied. It opens for those who can read this meeting.',
    'copy-meeting-link',
  );
