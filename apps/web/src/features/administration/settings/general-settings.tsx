import { companyDescriptionLengthMax, type OrganizationSettingsUpdate } from '@rapport/contract';
import { type Control, useController } from 'react-hook-form';
import { SelectField, TextareaField } from '@/components/ui/control-fields.tsx';
import { anchorOf } from './settings-groups.ts';
import { SettingsRow } from './settings-row.tsx';
import { hostingZones, timezones } from './settings-words.ts';

type GeneralSettingsProps = { control: Control<OrganizationSettingsUpdate> };

export function GeneralSettings({ control }: GeneralSettingsProps) {
  const description = useController({ control, name: 'companyDescription' }).field;
  return (
    <SettingsRow
      title="General Settings"
      anchor={anchorOf('general')}
      note="Dates and times of meetings are shown in this time zone."
    >
      <div className="grid gap-x-4 @min-[480px]:grid-cols-2">
        <Choice
          control={control}
          name="hostingZone"
          label="Hosting Zone *"
          options={hostingZones}
        />
        <Choice control={control} name="timezone" label="Timezone *" options={timezones} />
      </div>
      <TextareaField
        label="Company Description"
        hint="Optional. What the company does, and who its customers are."
        {...description}
        value={description.value ?? ''}
        maxLength={companyDescriptionLengthMax}
      />
    </SettingsRow>
  );
}

type ChoiceProps = GeneralSettingsProps & {
  name: 'hostingZone' | 'timezone';
  label: string;
  options: readonly { value: string; label: string }[];
};

function Choice({ control, name, label, options }: ChoiceProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      label={label}
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
