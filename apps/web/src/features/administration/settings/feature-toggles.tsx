import type { OrganizationSettingsUpdate } from '@rapport/contract';
import { type Control, useController } from 'react-hook-form';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsRow } from './settings-row.tsx';
import { features } from './settings-words.ts';

type FeatureTogglesProps = { control: Control<OrganizationSettingsUpdate> };

export function FeatureToggles({ control }: FeatureTogglesProps) {
  return (
    <SettingsRow
      title="Feature Toggles"
      anchor="features"
      note="Features that are off are hidden from everyone in the organization, and the server does not send their data."
    >
      {features.map((feature) => (
        <Toggle key={feature.name} control={control} feature={feature} />
      ))}
    </SettingsRow>
  );
}

type ToggleProps = FeatureTogglesProps & { feature: (typeof features)[number] };

function Toggle({ control, feature: { name, title, effect } }: ToggleProps) {
  const { field } = useController({ control, name: `activeFeatures.${name}` });
  return (
    <SettingSwitch
      title={title}
      effect={effect}
      className="pt-2.5 first:pt-0 max-md:pt-1"
      ref={field.ref}
      checked={field.value}
      onBlur={field.onBlur}
      onCheckedChange={field.onChange}
    />
  );
}
