import { endpoints, type OffboardingProject } from '@rapport/contract';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { call } from '@/lib/call.ts';
import { NoteField } from '../handover-fields.tsx';
import { useVersionedForm } from './use-versioned-form.tsx';

const textsOf = ({ lastDay, announcedOn, note, version }: OffboardingProject) => ({
  lastDay: lastDay ?? '',
  announcedOn: announcedOn ?? '',
  note: note ?? '',
  version,
});

type EditProjectDialogProps = { project: OffboardingProject; onClose: () => void };

export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const { typed, change, saving, loadTheirs } = useVersionedForm(textsOf(project), (texts) =>
    call(endpoints.offboardings.update, {
      id: project.id,
      body: {
        ...texts,
        lastDay: texts.lastDay || null,
        announcedOn: texts.announcedOn || null,
      },
    }),
  );
  return (
    <FormDialog
      title="Days and note"
      description={`Offboarding of ${project.person.name}`}
      submitLabel="Save"
      canSubmit
      busy={saving.isPending}
      error={saving.error}
      failure="It could not be saved. Please try again."
      aside={loadTheirs}
      onSubmit={() => saving.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-x-4 md:grid-cols-2">
        <InputField
          label="Last day"
          hint="Empty if there is none yet"
          type="date"
          value={typed.lastDay}
          onChange={({ target }) => change({ lastDay: target.value })}
        />
        <InputField
          label="Announced on"
          hint="If it is known"
          type="date"
          value={typed.announcedOn}
          onChange={({ target }) => change({ announcedOn: target.value })}
        />
      </div>
      <NoteField value={typed.note} onChange={(note) => change({ note })} />
    </FormDialog>
  );
}
