import type { ReactNode } from 'react';

type WizardFootProps = {
  back: ReactNode;
  /** Says what comes next, or when the draft was saved. */
  note?: ReactNode;
  next: ReactNode;
  /** A button that ends the wizard early; on phones in a separate row. */
  finish?: ReactNode;
};

/** The wizard's buttons, which stay visible at the bottom. */
export function WizardFoot({ back, note, next, finish }: WizardFootProps) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-[3] mt-8 -mb-16 flex items-center gap-3 border-line-2 max-md:flex-wrap border-t bg-paper pt-3 pb-4 max-md:-mx-4 max-md:mt-6 max-md:-mb-12 max-md:px-4 max-md:*:[a,button]:flex-1"
    >
      {back}
      <p className="min-w-0 flex-1 text-right text-12 text-ink-3 max-md:hidden">{note}</p>
      {next}
      {finish && <div className="grid max-md:order-first max-md:basis-full">{finish}</div>}
    </div>
  );
}
