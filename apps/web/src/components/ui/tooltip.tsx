import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const tooltipDelayMs = 700;
const tooltipSkipDelayMs = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The one element that it explains. */
  children: ReactElement;
};

export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade-in rounded-control bg-ink px-2 py-1 text-12 text-paper"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
