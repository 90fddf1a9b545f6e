import { useEffect, useState } from 'react';
import { useAuth } from '@/lib/auth-context.tsx';
import { hasKeptUploads, keepOnlyUploadsOf } from '@/lib/kept-uploads.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useGiven } from '../upload/ask-for-many.ts';

const load = () => import('./many-uploads.tsx').then(({ ManyUploads }) => ManyUploads);

/** Loads the queue when files are given to it, or were left by an earlier page. */
export function ManyUploadsOnDemand() {
  const { session } = useAuth();
  const accountId = session?.user.id;
  const organizationId = session?.session.activeOrganizationId;
  const isGiven = useGiven().length > 0;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!accountId) return;
    keepOnlyUploadsOf(accountId);
    if (isGiven || hasKeptUploads(accountId)) setNeeded(true);
  }, [accountId, isGiven]);
  const ManyUploads = useOnDemand(load, isNeeded);
  if (!ManyUploads || !accountId || !organizationId) return null;
  return <ManyUploads accountId={accountId} organizationId={organizationId} />;
}
