import type { RetentionPreview, RetentionSettings } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { OfferedField } from './offered-field.tsx';
import { useRetentionPreview, useSaveRetention } from './retention.ts';
import { deletionWords, offeredDays, periodWords } from './retention-words.ts';

export function RetentionForm({ settings }: { settings: RetentionSettings }) {
  const [fileDays, setFileDays] = useState(settings.fileDays);
  const [meetingDays, setMeetingDays] = useState(settings.meetingDays);
  const [isAsking, setIsAsking] = useState(false);
  const save = useSaveRetention();
  const chosen = { fileDays, meetingDays };
  const preview = useRetentionPreview(chosen);
  const isOn = fileDays !== null || meetingDays !== null;
  const isDirty = fileDays !== settings.fileDays || meetingDays !== settings.meetingDays;
  const going = isOn && preview.data ? deletionWords(preview.data) : '';
  const periods = { offered: offeredDays, wordsOf: periodWords };
  const store = () => save.mutate(chosen, { onSettled: () => setIsAsking(false) });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (going) setIsAsking(true);
        else store();
      }}
    >
      <div className="grid gap-x-4 @min-[480px]:grid-cols-2">
        <OfferedField
          label="Original Files"
          hint="Without its file, a meeting cannot be read again."
          value={fileDays}
          saved={settings.fileDays}
          onChoose={setFileDays}
          {...periods}
        />
        <OfferedField
          label="Meetings"
          hint="Including transcript, results and original file."
          value={meetingDays}
          saved={settings.meetingDays}
          onChoose={setMeetingDays}
          {...periods}
        />
      </div>
      <div role="status" className="mt-1 mb-4 text-pretty text-ink-2">
        {!isOn ? (
          <p>Nothing is deleted automatically.</p>
        ) : preview.data ? (
          <Outdated isOld={preview.isPlaceholderData}>
            <Preview preview={preview.data} />
          </Outdated>
        ) : preview.isError ? (
          <ErrorLine>The preview could not be loaded. Please try again.</ErrorLine>
        ) : (
          <p>Loading the preview...</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          disabled={!isDirty || (isOn && (!preview.data || preview.isPlaceholderData))}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save Retention
        </Button>
        {settings.lastRunAt && (
          <p className="text-12 text-ink-3">
            Last run <time dateTime={settings.lastRunAt}>{longMoment(settings.lastRunAt)}</time>
          </p>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Save Retention"
        sentence={`Are you sure? The next daily run deletes ${going}. This action cannot be undone.`}
        confirmLabel="Save Retention"
        destructive
        busy={save.isPending}
        onConfirm={store}
      />
    </form>
  );
}

function Preview({ preview }: { preview: RetentionPreview }) {
  const going = deletionWords(preview);
  if (!going) return <p>Nothing is old enough to be deleted.</p>;
  const { oldestMeetings, meetings } = preview;
  const further = meetings - oldestMeetings.length;
  return (
    <>
      <p>
        The next daily run would delete <strong className="font-strong text-ink">{going}</strong>.
      </p>
      {oldestMeetings.length > 0 && (
        <ul aria-label="Oldest meetings" className="mt-2 text-12">
          {oldestMeetings.map(({ id, title, uploadedAt }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-4 border-line border-t py-1.5"
            >
              <span className="min-w-0 truncate" title={title ?? undefined}>
                {title ?? 'A meeting that you may not read'}
              </span>
              <time dateTime={uploadedAt} className="shrink-0 text-ink-3 tabular-nums">
                {longMoment(uploadedAt)}
              </time>
            </li>
          ))}
          {further > 0 && (
            <li className="border-line border-t py-1.5 text-ink-3">and {further} more</li>
          )}
        </ul>
      )}
    </>
  );
}
