import { RequirePermission } from '@/app/guards.tsx';
import { SystemPage } from '@/features/system/system-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** For owners: nobody else may delete an organization. The server knows whose installation it is. */
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
