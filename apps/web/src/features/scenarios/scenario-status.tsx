import type { ScenarioStatus } from '@rapport/contract';
import { FileText, Pencil } from 'lucide-react';
import { StatusLabel } from '@/components/ui/status-label.tsx';

/** The status of a scenario. */
export function StatusOfScenario({ status }: { status: ScenarioStatus }) {
  if (status === 'computed')
    return (
      <StatusLabel status="completed" className="flex">
        Computed
      </StatusLabel>
    );
  const Icon = status === 'draft' ? Pencil : FileText;
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap text-12 font-medium text-ink-2">
      <Icon aria-hidden className="size-3.5" />
      {status === 'draft' ? 'Draft' : 'Written plan'}
    </span>
  );
}
