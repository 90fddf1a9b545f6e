import { Ban, Calendar, Check, UserRound } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type SelectionBarProps = {
  count: number;
  onDone: () => void;
  onDay: () => void;
  onOwner: () => void;
  onDrop: () => void;
  onClear: () => void;
};

export function SelectionBar({
  count,
  onDone,
  onDay,
  onOwner,
  onDrop,
  onClear,
}: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={`${count} selected`}
      className="sticky top-0 z-20 mb-4 flex min-h-11 flex-wrap items-center gap-2 rounded-control border border-accent-line bg-accent-soft py-1.5 pr-2 pl-4 max-md:top-14 max-md:pl-2"
    >
      <span className="mr-2 font-strong text-accent max-md:basis-full">{count} selected</span>
      <Button size="small" icon={Check} onClick={onDone}>
        Mark done
      </Button>
      <Button size="small" icon={Calendar} onClick={onDay}>
        Set date
      </Button>
      <Button size="small" icon={UserRound} onClick={onOwner}>
        Change owner
      </Button>
      <Button size="small" icon={Ban} onClick={onDrop}>
        Drop
      </Button>
      <Button size="small" variant="ghost" className="text-accent md:ml-auto" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
