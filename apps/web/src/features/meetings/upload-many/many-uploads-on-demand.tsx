import { useEffect, useState } from 'react';
import { useAuth } from '@/lib/auth-context.tsx';
import { finishForgetting, hasStoredUploads, storedUploadsName } from '@/lib/stored-uploads.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useGiven } from '../upload/ask-for-many.ts';

const load = () => import('./many-uploads.tsx').then(({ ManyUploads }) => ManyUploads);

/** Loads the queue when files are added, or if an earlier page has left some. */
export function ManyUploadsOnDemand() {
  const { session } = useAuth();
  const accountId = session?.user.id;
  const organizationId = session?.session.activeOrganizationId;
  const isGiven = useGiven().length > 0;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!accountId || !organizationId) return;
    const owner = { accountId, organizationId };
    if (isGiven || hasStoredUploads(owner)) setNeeded(true);
    // This page continues when the page that stores the files is closed.
    const follow = ({ key }: StorageEvent) => {
      if (key === storedUploadsName(owner) && hasStoredUploads(owner)) setNeeded(true);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [accountId, organizationId, isGiven]);
  useEffect(() => void finishForgetting(), []);
  const ManyUploads = useOnDemand(load, isNeeded);
  if (!isNeeded || !ManyUploads || !accountId || !organizationId) return null;
  return <ManyUploads accountId={accountId} organizationId={organizationId} />;
}
