import type { OrganizationSettingsUpdate } from '@rapport/contract';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Switch } from '@/components/ui/switch.tsx';
import { anchorOf } from './settings-groups.ts';
import { SettingsRow } from './settings-row.tsx';
import { features } from './settings-words.ts';

type FeatureTogglesProps = { control: Control<OrganizationSettingsUpdate> };

export function FeatureToggles({ control }: FeatureTogglesProps) {
  return (
    <SettingsRow
      title="Feature Toggles"
      anchor={anchorOf('features')}
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
  const titleId = useId();
  const effectId = useId();
  const { field } = useController({ control, name: `activeFeatures.${name}` });
  return (
    <div className="flex items-center justify-between gap-4 border-line border-b py-2.5 first:pt-0 max-md:py-1">
      <div>
        <p id={titleId} className="font-medium">
          {title}
        </p>
        <p id={effectId} className="text-12 text-ink-2">
          {effect}
        </p>
      </div>
      <Switch
        aria-labelledby={titleId}
        aria-describedby={effectId}
        ref={field.ref}
        className="w-14"
        label={field.value ? 'On' : 'Off'}
        checked={field.value}
        onBlur={field.onBlur}
        onCheckedChange={field.onChange}
      />
    </div>
  );
}
