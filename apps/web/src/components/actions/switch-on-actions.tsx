import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePermission } from '@/lib/use-permission.ts';

/** While actions are switched off, leads those who may change that to the setting. */
export function SwitchOnActions({ className }: { className?: string }) {
  const { features, isPending } = useActiveFeatures();
  const { isAllowed } = usePermission({ organization: ['update'] });
  if (isPending || features.actions || !isAllowed) return null;
  return (
    <Link
      to="/admin?tab=settings#settings-features"
      className={cn(
        'text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent',
        className,
      )}
    >
      Switch on in Settings
    </Link>
  );
}
