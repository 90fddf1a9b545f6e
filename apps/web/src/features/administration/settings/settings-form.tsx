import { zodResolver } from '@hookform/resolvers/zod';
import { type OrganizationSettings, organizationSettingsUpdateSchema } from '@rapport/contract';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { counted } from '@/lib/number-words.ts';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';
import { changedSettings } from './changed-settings.ts';
import { FeatureToggles } from './feature-toggles.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { settingsNotice, useSaveOrganizationSettings } from './organization-settings.ts';

export function SettingsForm({ settings }: { settings: OrganizationSettings }) {
  const save = useSaveOrganizationSettings();
  const { control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(organizationSettingsUpdateSchema),
    // Settings that another admin saves are adopted, except for those with unsaved changes.
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  const changes = changedSettings(formState.dirtyFields);
  const isDirty = changes.length > 0;
  useAskBeforeUnload(isDirty);

  const submit = handleSubmit(
    (update) =>
      save.mutate(update, { onSuccess: (saved) => reset(saved, { keepDirtyValues: false }) }),
    () => notify.error('Please fill in all required fields.', settingsNotice),
  );
  return (
    <form noValidate className="@container" onSubmit={submit}>
      <GeneralSettings control={control} />
      <FeatureToggles control={control} />
      <div className="grid gap-x-8 border-line-2 border-t pt-4 @min-[720px]:grid-cols-[280px_minmax(0,560px)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @min-[720px]:col-start-2">
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
            Save Settings
          </Button>
          <p role="status" className="text-12 text-ink-3">
            {isDirty && `${counted(changes.length, 'change')} not saved: ${changes.join(', ')}`}
          </p>
        </div>
      </div>
      <UnsavedChanges
        isDirty={() => isDirty}
        sentence="You have unsaved changes to the settings. Do you want to leave without saving?"
        withQuery
      />
    </form>
  );
}
