import { useId } from 'react';
import { Switch } from '@/components/ui/switch.tsx';

type SettingSwitchProps = {
  title: string;
  effect: string;
  checked: boolean;
  onCheckedChange: (isOn: boolean) => void;
};

export function SettingSwitch({ title, effect, checked, onCheckedChange }: SettingSwitchProps) {
  const [titleId, effectId] = [useId(), useId()];
  return (
    <div className="flex items-center justify-between gap-4 border-line border-b pb-2.5 max-md:pb-1">
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
        className="w-14"
        label={checked ? 'On' : 'Off'}
        checked={checked}
        onCheckedChange={onCheckedChange}
      />
    </div>
  );
}
