import { type ReactNode, useState } from 'react';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { EvidenceDrawerProps } from './evidence-drawer.tsx';

const loadDrawer = () =>
  import('./evidence-drawer.tsx').then(({ EvidenceDrawer }) => EvidenceDrawer);

/**
 * A drawer with evidence, to be rendered next to the button that opens it. Without evidence it
 * stays closed.
 */
export function useEvidenceDrawer(evidence: Omit<EvidenceDrawerProps, 'onClose'> | null): {
  open: () => void;
  drawer: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  const EvidenceDrawer = useOnDemand(loadDrawer, isOpen);
  return {
    open: () => setIsOpen(true),
    drawer: isOpen && evidence && EvidenceDrawer && (
      <EvidenceDrawer {...evidence} onClose={() => setIsOpen(false)} />
    ),
  };
}
