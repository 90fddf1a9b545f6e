import { RequirePermission } from '@/app/guards.tsx';
import { AdministrationPage } from '@/features/administration/administration-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  return (
    <RequirePermission permissions={{ organization: ['update'] }}>
      <Administration />
    </RequirePermission>
  );
}

function Administration() {
  usePageTitle('Administration');
  return <AdministrationPage />;
}
