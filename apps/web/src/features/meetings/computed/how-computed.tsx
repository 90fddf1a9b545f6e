import { Info, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { cn } from '@/lib/cn.ts';
import type { Explanation } from './explanation.ts';

const title = 'How is this computed?';

type HowComputedProps = {
  /** Names the figure where only the sign is shown, beside it. */
  figure?: string;
  explanation: Explanation;
  /** Leads to what was counted. */
  source?: { label: string; elementId: string };
  className?: string;
};

/** Explains a figure beside it: what it counts, step by step, with its sum and its limits. */
export function HowComputed({ figure, explanation, source, className }: HowComputedProps) {
  const { definition, steps, sum, basis, limits } = explanation;
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={figure ? `${title} ${figure}` : undefined}
        className={cn(
          'inline-flex min-h-6 min-w-6 cursor-default items-center gap-1 rounded-inner text-12 text-accent',
          figure ? 'justify-center hover:bg-hover' : 'whitespace-nowrap hover:underline',
          className,
        )}
      >
        <Info aria-hidden className="size-3.5 shrink-0" />
        {!figure && title}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={figure ? `${title} ${figure}` : title}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-32px)] gap-2.5 overflow-y-auto rounded-control border border-line-2 bg-surface p-4 text-14 shadow-menu outline-none motion-safe:animate-fade-in"
        >
          <div className="flex items-start justify-between gap-2">
            <h3>{title}</h3>
            <Popover.Close asChild>
              <IconButton icon={X} label="Close" tooltip={false} className="-my-1.5 -mr-1.5" />
            </Popover.Close>
          </div>
          <p className="text-pretty text-ink-2">{definition}</p>
          <ol className="grid gap-2">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[14px_minmax(0,1fr)] gap-2">
                <span aria-hidden className="font-strong text-ink-3">
                  {index + 1}
                </span>
                <span className="text-pretty text-ink-2">
                  {step}
                  {sum && index === steps.length - 1 && (
                    <strong className="block font-strong text-ink">{sum}</strong>
                  )}
                </span>
              </li>
            ))}
          </ol>
          <p className="text-pretty text-12 text-ink-3">
            Here it rests on {basis}. {limits}
          </p>
          {source && (
            <Popover.Close
              className="cursor-default justify-self-start text-accent hover:underline max-md:min-h-6"
              onClick={() => {
                document.getElementById(source.elementId)?.scrollIntoView({ block: 'center' });
              }}
            >
              {source.label}
            </Popover.Close>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
