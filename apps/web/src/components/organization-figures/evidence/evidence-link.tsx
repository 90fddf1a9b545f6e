import { Quote } from 'lucide-react';
import type { EvidenceDrawerProps } from './evidence-drawer.tsx';
import { useEvidenceDrawer } from './use-evidence-drawer.tsx';

type EvidenceLinkProps = Omit<EvidenceDrawerProps, 'onClose'> & {
  /** 'from 4 meetings' */
  children: string;
};

/** A link that opens the meetings behind a figure. */
export function EvidenceLink({ children, ...evidence }: EvidenceLinkProps) {
  const { open, drawer } = useEvidenceDrawer(evidence);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="-my-1 inline-flex min-h-6 cursor-default items-center gap-1 whitespace-nowrap text-12 text-accent hover:underline print:hidden"
      >
        <Quote aria-hidden className="size-3 shrink-0" />
        {children}
      </button>
      {drawer}
    </>
  );
}
