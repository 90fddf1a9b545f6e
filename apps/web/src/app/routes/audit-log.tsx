import { RequirePermission } from '@/app/guards.tsx';
import { AuditLogPage } from '@/features/audit/audit-log-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  return (
    <RequirePermission permissions={{ organization: ['update'] }}>
      <AuditLog />
    </RequirePermission>
  );
}

function AuditLog() {
  usePageTitle('Audit log');
  return <AuditLogPage />;
}
