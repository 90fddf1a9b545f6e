import {
  type DocumentFormat,
  type ExportPart,
  exportFormats,
  exportParts,
  hasParts,
} from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { useExportMeeting } from '../api/export-meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { exportFiles } from './export-files.ts';

const partWords: Record<ExportPart, string> = {
  'in-short': 'In short and summary',
  chapters: 'Chapters',
  decisions: 'Decisions',
  actions: 'Action items',
  questions: 'Open questions',
  talk: 'Talk dynamics',
  sentiment: 'Sentiment',
  participants: 'Participant summaries',
  map: 'Connection map',
  transcript: 'Transcript',
};

const formats = exportFormats
  .filter(hasParts)
  .map((value) => ({ value, label: exportFiles[value].label }));

type PartsDialogProps = { meeting: ShownMeetingDetail; onClose: () => void };

/** Asks which parts a document should contain. */
export function PartsDialog({ meeting, onClose }: PartsDialogProps) {
  const [format, setFormat] = useState<DocumentFormat>('docx');
  const [without, setWithout] = useState<readonly ExportPart[]>([]);
  const saving = useExportMeeting(meeting.id);
  // Actions are not offered if they are switched off in the organization.
  const offered = exportParts.filter((part) => part !== 'actions' || meeting.actionItems);
  const change = (part: ExportPart, isIn: boolean) =>
    setWithout(isIn ? without.filter((one) => one !== part) : [...without, part]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Choose what goes in"
      description="Date, people and a link to the page are always in it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            busyLabel="Exporting…"
            onClick={() => saving.mutate({ format, without }, { onSuccess: onClose })}
          >
            Export
          </Button>
        </>
      }
    >
      <Segmented
        label="Format"
        value={format}
        options={formats}
        onValueChange={(value) =>
          setFormat(formats.find((one) => one.value === value)?.value ?? format)
        }
      />
      <fieldset className="grid gap-x-6 gap-y-2.5 max-md:gap-y-0 md:grid-cols-2">
        <legend className="sr-only">Parts</legend>
        {offered.map((part) => (
          <Checkbox
            key={part}
            label={partWords[part]}
            checked={!without.includes(part)}
            onChange={({ target }) => change(part, target.checked)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
