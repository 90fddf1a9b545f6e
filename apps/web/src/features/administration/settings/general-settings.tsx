import { companyDescriptionLengthMax, type OrganizationSettingsUpdate } from '@rapport/contract';
import { Fragment, type ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { SelectField, TextareaField } from '@/components/ui/control-fields.tsx';
import { type GeneralSetting, generalTitles } from './changed-settings.ts';
import { SettingsRow } from './settings-row.tsx';
import { hostingZones, timezones } from './settings-words.ts';

type GeneralSettingsProps = { control: Control<OrganizationSettingsUpdate> };

export function GeneralSettings({ control }: GeneralSettingsProps) {
  const description = useController({ control, name: 'companyDescription' }).field;
  const fields: Record<GeneralSetting, ReactNode> = {
    hostingZone: <Choice control={control} name="hostingZone" options={hostingZones} />,
    timezone: <Choice control={control} name="timezone" options={timezones} />,
    companyDescription: (
      <TextareaField
        label={generalTitles.companyDescription}
        hint="Optional. What the company does, and who its customers are."
        fieldClass="col-span-full"
        {...description}
        value={description.value ?? ''}
        maxLength={companyDescriptionLengthMax}
      />
    ),
  };
  return (
    <SettingsRow
      title="General Settings"
      anchor="general"
      note="Dates and times of meetings are shown in this time zone."
    >
      <div className="grid gap-x-4 @min-[480px]:grid-cols-2">
        {Object.entries(fields).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
      </div>
    </SettingsRow>
  );
}

type ChoiceProps = GeneralSettingsProps & {
  name: 'hostingZone' | 'timezone';
  options: readonly { value: string; label: string }[];
};

function Choice({ control, name, options }: ChoiceProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      label={`${generalTitles[name]} *`}
      error={fieldState.error?.message}
      aria-required
      ref={field.ref}
      value={field.value}
      options={options}
      onBlur={field.onBlur}
      onValueChange={field.onChange}
    />
  );
}
