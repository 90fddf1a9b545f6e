import {
  type OrganizationSettings,
  type OrganizationSettingsUpdate,
  organizationSettingsUpdateSchema,
} from '@rapport/contract';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { counted } from '@/lib/number-words.ts';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';
import { changedSettings, changedTrust, isGeneralSetting } from './changed-settings.ts';
import { FeatureToggles } from './feature-toggles.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { isUnconfirmed, settingsNotice, useSaveSettings } from './save-settings.ts';
import { LooseningDialog } from './trust/loosening-dialog.tsx';
import { TrustSections } from './trust/trust-sections.tsx';
import { useTrustState } from './trust/trust-state.ts';
import { useTrustDraft } from './trust/use-trust-draft.ts';

export function SettingsForm({ settings }: { settings: OrganizationSettings }) {
  const save = useSaveSettings();
  const trustState = useTrustState();
  const trust = useTrustDraft(trustState.data);
  const [isAsking, setIsAsking] = useState(false);
  const { control, handleSubmit, formState, reset } = useForm<OrganizationSettingsUpdate>({
    resolver: resolveSettings,
    // Settings that another admin saves are adopted, except for those with unsaved changes.
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  const general = changedSettings(formState.dirtyFields);
  const changes = [...general, ...changedTrust(trust?.changes ?? [])];
  const isDirty = changes.length > 0;
  const isTrustDirty = Boolean(trust && trust.changes.length > 0);
  useAskBeforeUnload(isDirty);

  const store = (confirmed: boolean) =>
    handleSubmit(
      (update) =>
        save.mutate(
          {
            ...((general.length > 0 || !isTrustDirty) && { general: update }),
            ...(trust &&
              isTrustDirty && { trust: { ...trust.update, ...(confirmed && { confirmed }) } }),
          },
          {
            onSuccess: () => {
              reset(update, { keepDirtyValues: false });
              trust?.clear();
            },
            onError: async (error) => {
              // Another admin has tightened a setting in the meantime. Shows what this change now loosens.
              if (!isUnconfirmed(error)) return;
              await trustState.refetch();
              setIsAsking(true);
            },
            onSettled: () => confirmed && setIsAsking(false),
          },
        ),
      () => notify.error('Please fill in all required fields.', settingsNotice),
    );
  // Mistakes in the form come first.
  const ask = handleSubmit(
    () => setIsAsking(true),
    () => notify.error('Please fill in all required fields.', settingsNotice),
  );
  const loosened = trust?.loosened ?? [];
  return (
    <form
      noValidate
      className="@container"
      onSubmit={(event) => void (loosened.length > 0 ? ask : store(false))(event)}
    >
      <GeneralSettings control={control} />
      <FeatureToggles control={control} />
      <TrustSections state={trustState} form={trust} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line-2 border-t pt-4">
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
          Save Settings
        </Button>
        <p role="status" className="text-12 text-ink-3">
          {isDirty && `${counted(changes.length, 'change')} not saved: ${changes.join(', ')}`}
        </p>
      </div>
      <LooseningDialog
        open={isAsking && loosened.length > 0}
        onOpenChange={setIsAsking}
        loosened={loosened}
        busy={save.isPending}
        onConfirm={() => void store(true)()}
      />
      <UnsavedChanges
        isDirty={() => isDirty}
        sentence="You have unsaved changes to the settings. Do you want to leave without saving?"
        withQuery
      />
    </form>
  );
}

/** The first message of each field. The resolvers of @hookform would load 13 kB with this screen. */
const resolveSettings: Resolver<OrganizationSettingsUpdate> = (values) => {
  const parsed = organizationSettingsUpdateSchema.safeParse(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: FieldErrors<OrganizationSettingsUpdate> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (isGeneralSetting(field)) errors[field] ??= { type: 'schema', message };
    else errors.root ??= { schema: { type: 'schema', message } };
  }
  return { values: {}, errors };
};
