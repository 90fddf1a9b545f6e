import { Search } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { cn } from '@/lib/cn.ts';
import { goToShortcut } from '@/lib/shortcuts.ts';

type GoToButtonProps = { isCollapsed: boolean; isDrawer: boolean; onClick: () => void };

/** Looks like a search field, but opens the command palette. */
export function GoToButton({ isCollapsed, isDrawer, onClick }: GoToButtonProps) {
  if (isCollapsed) {
    return (
      <IconButton
        icon={Search}
        variant="line"
        label={`Go to (${goToShortcut})`}
        tooltipSide="right"
        className="mb-2 size-10"
        onClick={onClick}
      />
    );
  }
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      className={cn(
        'mx-1 mb-2 flex h-8 cursor-default items-center gap-2 rounded-control border border-line-2 bg-surface px-2 text-ink-3 hover:border-line-control',
        isDrawer && 'h-11',
      )}
      onClick={onClick}
    >
      <Search aria-hidden className="size-4" />
      Go to
      {!isDrawer && (
        <kbd aria-hidden className="ml-auto font-sans text-12">
          {goToShortcut}
        </kbd>
      )}
    </button>
  );
}
