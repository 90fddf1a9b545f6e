import type { ActiveFeatures, OrganizationPermissions } from '@rapport/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '@/lib/auth-context.tsx';
import { keepFor } from '@/lib/browser-store.ts';
import {
  clearSessionExpired,
  markSessionExpired,
  useIsSessionExpired,
} from '@/lib/session-expiry.ts';
import { signInState } from '@/lib/sign-in-destination.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePermission } from '@/lib/use-permission.ts';
import { NotFound } from './not-found.tsx';
import { PageError, PageLoading } from './page-states.tsx';

/**
 * Lets in whoever is signed in; others sign in first and then land where they were going. A session
 * that ends while the page is open takes nothing away: the shell says so above the page.
 */
export function RequireSession() {
  const { session, isLoading, isUnreachable, refetch } = useAuth();
  const isExpired = useIsSessionExpired();
  const location = useLocation();
  const wasLetIn = useRef(false);
  const wasExpired = useRef(false);
  const isGone = wasLetIn.current && !session && !isLoading && !isUnreachable;
  useEffect(() => {
    if (session) wasLetIn.current = true;
    else if (isGone) markSessionExpired();
  }, [session, isGone]);
  useEffect(() => {
    if (session) clearSessionExpired();
  }, [session]);
  useEffect(() => {
    // A call was answered again: somebody signed in meanwhile, and who is asked for.
    if (wasExpired.current && !isExpired && isGone) void refetch();
    wasExpired.current = isExpired;
  }, [isExpired, isGone, refetch]);

  // Before anything below reads what it keeps in this browser.
  if (session) keepFor(session.user.id);
  if (isLoading) return <PageLoading />;
  // Whoever is inside stays there: the page may hold what they were writing.
  if (session || isExpired || wasLetIn.current) return <Outlet />;
  if (isUnreachable) {
    return (
      <PageError title="Rapport cannot be reached" onRetry={() => void refetch()}>
        The server did not answer. Check your connection, then try again.
      </PageError>
    );
  }
  return <Navigate to="/login" replace state={signInState(location)} />;
}

type RequirePermissionProps = {
  permissions: OrganizationPermissions;
  /** Where those without it are sent; without it they see the not-found page. */
  fallbackPath?: string;
  children: ReactNode;
};

/** Asks the server whether the person may; a check that fails counts as a no. */
export function RequirePermission({ permissions, fallbackPath, children }: RequirePermissionProps) {
  const { isAllowed, isPending } = usePermission(permissions);
  if (isPending) return <PageLoading label="Checking permissions..." className="min-h-[70dvh]" />;
  if (isAllowed) return children;
  return fallbackPath ? <Navigate to={fallbackPath} replace /> : <NotFound />;
}

type RequireFeatureProps = { feature: keyof ActiveFeatures; children: ReactNode };

/** What an organization has switched off is not there. */
export function RequireFeature({ feature, children }: RequireFeatureProps) {
  const { features, isPending } = useActiveFeatures();
  if (isPending) return <PageLoading className="min-h-[70dvh]" />;
  return features[feature] ? children : <NotFound />;
}
