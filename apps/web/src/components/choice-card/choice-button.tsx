import type { LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { KeyCap } from '@/components/ui/key-cap.tsx';

type ChoiceButtonProps = {
  icon: LucideIcon;
  label: string;
  /** A letter that presses the button of the current card. */
  keyName: string;
  hasKeys: boolean;
  isBusy: boolean;
  onClick: () => void;
};

export function ChoiceButton({
  icon,
  label,
  keyName,
  hasKeys,
  isBusy,
  onClick,
}: ChoiceButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      icon={icon}
      className="max-md:h-11 max-md:px-1"
      aria-keyshortcuts={keyName}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
      {hasKeys && <KeyCap inButton>{keyName.toUpperCase()}</KeyCap>}
    </Button>
  );
}
