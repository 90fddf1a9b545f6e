import type { ReactNode } from 'react';
import { Switch } from '@/components/ui/switch.tsx';

export type MapSettings = { isElastic: boolean; showNames: boolean; strongOnly: boolean };

type MapTogglesProps = {
  settings: MapSettings;
  onChange: (change: Partial<MapSettings>) => void;
  children?: ReactNode;
};

export function MapToggles({ settings, onChange, children }: MapTogglesProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 max-md:gap-y-0 print:hidden">
      <Switch
        label="Elastic behavior"
        checked={settings.isElastic}
        onCheckedChange={(isElastic) => onChange({ isElastic })}
      />
      <Switch
        label="Show names"
        checked={settings.showNames}
        onCheckedChange={(showNames) => onChange({ showNames })}
      />
      <Switch
        label="Strong connections only"
        checked={settings.strongOnly}
        onCheckedChange={(strongOnly) => onChange({ strongOnly })}
      />
      {children}
    </div>
  );
}
