import { RequirePermission } from '@/app/guards.tsx';
import { SystemPage } from '@/features/system/system-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/**
 * Needs the owners' permission to delete an organization. The server checks who runs the
 * installation.
 */
export function Component() {
  return (
    <RequirePermission permissions={{ organization: ['delete'] }}>
      <System />
    </RequirePermission>
  );
}

function System() {
  usePageTitle('System');
  return <SystemPage />;
}
