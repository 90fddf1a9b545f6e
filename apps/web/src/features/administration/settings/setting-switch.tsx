import { type FocusEventHandler, type Ref, useId } from 'react';
import { Switch } from '@/components/ui/switch.tsx';
import { cn } from '@/lib/cn.ts';

type SettingSwitchProps = {
  title: string;
  effect: string;
  checked: boolean;
  onCheckedChange: (isOn: boolean) => void;
  onBlur?: FocusEventHandler;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

export function SettingSwitch({ title, effect, className, ...control }: SettingSwitchProps) {
  const [titleId, effectId] = [useId(), useId()];
  return (
    <div
      className={cn(
        'flex items-center justify-between gap-4 border-line border-b pb-2.5 max-md:pb-1',
        className,
      )}
    >
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
        label={control.checked ? 'On' : 'Off'}
        {...control}
      />
    </div>
  );
}
