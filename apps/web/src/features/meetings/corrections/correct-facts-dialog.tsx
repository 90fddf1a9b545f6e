import { correctionSchema, lengthMinutesMax, titleLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { notSaved, useCorrectMeeting } from '../api/correct-meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';

const [, , , , titleSchema, startSchema, lengthSchema] = correctionSchema.def.options;

/** Corrects the title, the date, the time and the length of a meeting. */
export function CorrectFactsDialog(props: { meeting: ShownMeetingDetail; onClose: () => void }) {
  const { meeting, onClose } = props;
  // The input is compared with the values from when the dialog opened, so that live updates do not
  // count as edits.
  const [before, setBefore] = useState({
    title: meeting.title,
    date: meeting.date,
    // Midnight stands for a time that nobody stated.
    time: meeting.isTimeStated ? meeting.startTime : '',
    minutes: `${Math.round(meeting.durationMinutes)}`,
  });
  const [form, setForm] = useState(before);
  const correct = useCorrectMeeting(meeting.id);

  const time = form.time || null;
  const title = titleSchema.safeParse({ kind: 'set-title', title: form.title });
  const start = startSchema.safeParse({ kind: 'set-start', date: form.date, time });
  const length = lengthSchema.safeParse({ kind: 'set-length', minutes: Number(form.minutes) });
  const isTitleChanged = title.data?.title !== before.title.trim();
  const isStartChanged = form.date !== before.date || form.time !== before.time;
  const isLengthChanged = form.minutes.trim() !== before.minutes;
  const isValid =
    title.success && (!isStartChanged || start.success) && (!isLengthChanged || length.success);

  const save = async () => {
    if (isTitleChanged && title.success) {
      await correct.mutateAsync({
        correction: title.data,
        done: `Changed the title to '${title.data.title}'.`,
      });
      setBefore((now) => ({ ...now, title: form.title }));
    }
    if (isStartChanged && start.success) {
      await correct.mutateAsync({
        correction: start.data,
        done: `Set the start to ${form.date}, ${time ?? 'without a time'}.`,
      });
      setBefore((now) => ({ ...now, date: form.date, time: form.time }));
    }
    if (isLengthChanged && length.success) {
      await correct.mutateAsync({
        correction: length.data,
        done: `Set the length to ${length.data.minutes} min.`,
      });
    }
    onClose();
  };
  return (
    <FormDialog
      title="Correct Title and Time"
      description="Your changes take precedence over the transcript."
      submitLabel="Save"
      canSubmit={isValid && (isTitleChanged || isStartChanged || isLengthChanged)}
      busy={correct.isPending}
      error={correct.error}
      failure={notSaved}
      onClose={onClose}
      // The form shows the error above its buttons.
      onSubmit={() => void save().catch(() => undefined)}
    >
      <InputField
        label="Title"
        error={title.error?.issues[0]?.message}
        autoComplete="off"
        maxLength={titleLengthMax}
        value={form.title}
        onChange={({ target }) => setForm({ ...form, title: target.value })}
      />
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
        <InputField
          label="Date"
          error={form.date ? undefined : 'Date is required'}
          fieldClass="max-md:col-span-full"
          type="date"
          value={form.date}
          onChange={({ target }) => setForm({ ...form, date: target.value })}
        />
        <InputField
          label="Start"
          hint="May be empty"
          type="time"
          value={form.time}
          onChange={({ target }) => setForm({ ...form, time: target.value })}
        />
        <InputField
          label="Length"
          error={isLengthChanged && !length.success ? lengthProblem : undefined}
          inputMode="numeric"
          autoComplete="off"
          trailing={<span className="text-12 text-ink-3">min</span>}
          value={form.minutes}
          onChange={({ target }) => setForm({ ...form, minutes: target.value })}
        />
      </div>
    </FormDialog>
  );
}

const lengthProblem = `1 to ${lengthMinutesMax.toLocaleString('en')} minutes`;
