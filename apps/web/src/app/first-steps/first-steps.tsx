import type { FigureSource } from '@/components/figure-source/figure-source.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useFirstSteps } from './use-first-steps.ts';

const loadPanel = () =>
  import('./first-steps-panel.tsx').then(({ FirstStepsPanel }) => FirstStepsPanel);

/** The first steps of a new organization. Each disappears when it is done. */
export function FirstSteps({ source }: { source: FigureSource }) {
  const { steps, dismiss } = useFirstSteps();
  const Panel = useOnDemand(loadPanel, steps.length > 0);
  return Panel ? <Panel source={source} steps={steps} onDismiss={dismiss} /> : null;
}
