import { Tooltip } from 'radix-ui';
import { type Ref, useImperativeHandle } from 'react';
import { tooltipSides } from './tooltip.ts';
import { useExplainedElement } from './use-explained-element.ts';

/** The only tooltip of the page. */
export function TooltipLayer() {
  const { element, close } = useExplainedElement();
  if (!element) return null;
  const side = tooltipSides.find((side) => side === element.dataset.tooltipSide);
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={(open) => !open && close()}>
        <Tooltip.Trigger asChild>
          <Anchor element={element} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side={side}
            sideOffset={8}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-control bg-ink px-2 py-1 text-12 text-paper"
          >
            {element.dataset.tooltip}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

/** Positions the tooltip at an existing element. */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
