import { Lock } from 'lucide-react';
import { StateBox } from '@/components/ui/state-box.tsx';

/** For readers who may not plan about persons; what is shared with them stands below. */
export function PlanningNotGiven({ hasShared }: { hasShared: boolean }) {
  const sentence =
    'Only people whom the owners of your organization have named may plan about persons.';
  return hasShared ? (
    <p className="mb-4 text-ink-2">{sentence} You see what is shared with you by name.</p>
  ) : (
    <StateBox kind="empty" icon={Lock} title={sentence}>
      Somebody who may can share a single plan with you.
    </StateBox>
  );
}
