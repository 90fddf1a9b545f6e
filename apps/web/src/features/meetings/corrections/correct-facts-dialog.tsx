import { correctionSchema, titleLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useCorrectMeeting } from '../api/correct-meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { CorrectionForm } from './correction-form.tsx';

const [, , , , titleSchema, startSchema] = correctionSchema.def.options;

/** Corrects the title, the date and the time of a meeting. */
export function CorrectFactsDialog(props: { meeting: ShownMeetingDetail; onClose: () => void }) {
  const { meeting, onClose } = props;
  // The input is compared with the values from when the dialog opened, so that live updates do not
  // count as edits.
  const [before, setBefore] = useState({
    title: meeting.title,
    date: meeting.date,
    // Midnight stands for a time that nobody stated.
    time: meeting.isTimeStated ? meeting.startTime : '',
  });
  const [form, setForm] = useState(before);
  const correct = useCorrectMeeting(meeting.id);

  const title = titleSchema.safeParse({ kind: 'set-title', title: form.title });
  const start = startSchema.safeParse({ kind: 'set-start', date: form.date, time: form.time });
  const isTitleChanged = title.data?.title !== before.title.trim();
  const isStartChanged = form.date !== before.date || form.time !== before.time;

  const save = async () => {
    if (isTitleChanged && title.success) {
      await correct.mutateAsync({
        correction: title.data,
        done: `Changed the title to '${title.data.title}'.`,
      });
      setBefore({ ...before, title: form.title });
    }
    if (isStartChanged && start.success) {
      await correct.mutateAsync({
        correction: start.data,
        done: `Set the start to ${form.date}, ${form.time}.`,
      });
    }
    onClose();
  };
  return (
    <CorrectionForm
      title="Correct Title and Time"
      description="Your changes take precedence over the transcript."
      submitLabel="Save"
      canSubmit={title.success && (isStartChanged ? start.success : isTitleChanged)}
      busy={correct.isPending}
      error={correct.error}
      onClose={onClose}
      // The form shows the error above its buttons.
      onSubmit={() => void save().catch(() => undefined)}
    >
      <Field label="Title" error={title.error?.issues[0]?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={titleLengthMax}
            value={form.title}
            onChange={({ target }) => setForm({ ...form, title: target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-x-4">
        <Field label="Date" error={form.date ? undefined : 'Date is required'}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={form.date}
              onChange={({ target }) => setForm({ ...form, date: target.value })}
            />
          )}
        </Field>
        <Field label="Start" error={form.time || !isStartChanged ? undefined : 'Time is required'}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={form.time}
              onChange={({ target }) => setForm({ ...form, time: target.value })}
            />
          )}
        </Field>
      </div>
    </CorrectionForm>
  );
}
