import type { ToConfirm } from '@rapport/contract';
import { Check, Pencil, SkipForward, Undo2, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { cn } from '@/lib/cn.ts';

type Shared = { ref: Ref<HTMLButtonElement>; isBusy: boolean };

type AskButtonsProps = Shared & {
  hasMade: boolean;
  onYes: () => void;
  onNo: () => void;
  /** Undefined for a question whose words cannot be changed. */
  onEdit: (() => void) | undefined;
  onSkip: () => void;
  onUndo: () => void;
};

export function AskButtons(props: AskButtonsProps) {
  const { ref, isBusy, hasMade, onYes, onNo, onEdit, onSkip, onUndo } = props;
  return (
    <div className="grid grid-cols-[1fr_1fr_auto_auto_auto] gap-2 max-md:grid-cols-2">
      <Button
        ref={ref}
        variant="primary"
        icon={Check}
        busy={isBusy}
        aria-keyshortcuts="y"
        onClick={onYes}
      >
        Yes <KeyCap inButton>Y</KeyCap>
      </Button>
      <Button icon={X} aria-keyshortcuts="n" onClick={onNo}>
        No <KeyCap inButton>N</KeyCap>
      </Button>
      <Button icon={Pencil} aria-keyshortcuts="e" disabled={!onEdit} onClick={() => onEdit?.()}>
        Edit <KeyCap inButton>E</KeyCap>
      </Button>
      <Button icon={SkipForward} aria-keyshortcuts="s" onClick={onSkip}>
        Skip <KeyCap inButton>S</KeyCap>
      </Button>
      <UndoButton isOn={hasMade} onUndo={onUndo} className="max-md:col-span-full">
        Undo
      </UndoButton>
    </div>
  );
}

type UndoButtonProps = {
  isOn: boolean;
  onUndo: () => void;
  className?: string;
  children: string;
};

function UndoButton({ isOn, onUndo, className, children }: UndoButtonProps) {
  return (
    <Button
      variant="ghost"
      icon={Undo2}
      className={cn('off:border-transparent', className)}
      aria-keyshortcuts="z"
      aria-disabled={!isOn}
      onClick={onUndo}
    >
      {children} <KeyCap inButton>Z</KeyCap>
    </Button>
  );
}

type EditButtonsProps = Shared & { formId: string; onLeave: () => void };

export function EditButtons({ ref, isBusy, formId, onLeave }: EditButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button ref={ref} variant="primary" type="submit" form={formId} icon={Check} busy={isBusy}>
        Save, yes
      </Button>
      <Button icon={X} onClick={onLeave}>
        Leave the words
      </Button>
    </div>
  );
}

type EndButtonsProps = Shared & {
  hasMade: boolean;
  next: ToConfirm['nextMeeting'];
  onUndo: () => void;
  onDone: () => void;
};

export function EndButtons({ ref, isBusy, hasMade, next, onUndo, onDone }: EndButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-md:*:flex-1">
      <UndoButton
        isOn={hasMade}
        onUndo={onUndo}
        className="-ml-3.5 mr-auto max-md:order-1 max-md:ml-0 max-md:basis-full"
      >
        Undo the last
      </UndoButton>
      {next && (
        <ButtonLink to={`/meetings/${next.id}?confirm=1`} title={next.title}>
          Next meeting <span className="text-ink-3 max-md:hidden">{next.toConfirm} to confirm</span>
        </ButtonLink>
      )}
      <Button ref={ref} variant="primary" busy={isBusy} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
