import type { ActiveFeatures, OrganizationPermissions, Session } from '@rapport/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { NotFound } from '@/components/layout/not-found.tsx';
import { PageError, PageLoading } from '@/components/layout/page-states.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { storeFor } from '@/lib/browser-store.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import {
  clearSessionExpired,
  markSessionExpired,
  useIsSessionExpired,
} from '@/lib/session-expiry.ts';
import { signInState } from '@/lib/sign-in-destination.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePermission } from '@/lib/use-permission.ts';

const TwoFactorRequired = lazy(async () => {
  const part = await import('./two-factor-required.tsx');
  return { default: part.TwoFactorRequired };
});

const SingleSignOnRequired = lazy(async () => {
  const part = await import('./single-sign-on-required.tsx');
  return { default: part.SingleSignOnRequired };
});

type Shown = { accountId: string; organizationId: string | null | undefined };

/**
 * Whether somebody else has signed in meanwhile, here or in another tab, or the new session begins in another
 * organization. What the page shows is then not theirs.
 */
const isOfOthers = (
  { user, session: { activeOrganizationId } }: Session,
  shown: Shown | undefined,
  hadExpired: boolean,
): boolean =>
  shown !== undefined &&
  (user.id !== shown.accountId || (hadExpired && activeOrganizationId !== shown.organizationId));

/**
 * Sends people without a session to the sign-in page and back afterwards. If the session ends
 * later, the page stays open and the shell shows a notice.
 */
export function RequireSession() {
  const { session, isLoading, isUnreachable, refetch } = useAuth();
  const isExpired = useIsSessionExpired();
  const location = useLocation();
  const wasLetIn = useRef(false);
  const wasExpired = useRef(false);
  const queryClient = useQueryClient();
  /** The account and organization whose data the page shows. */
  const shown = useRef<Shown>(undefined);
  const hadExpired = useRef(false);
  /** Without its data the page would open again before the browser has left it. */
  const isLeaving = useRef(false);
  const isOthers =
    session !== null && isOfOthers(session, shown.current, isExpired || hadExpired.current);
  // Stays set until the recovery codes are stored, although the session is complete before that.
  const [isSettingUp, setIsSettingUp] = useState(false);
  const isGone = wasLetIn.current && !session && !isLoading && !isUnreachable;
  useEffect(() => {
    if (session) wasLetIn.current = true;
    else if (isGone) markSessionExpired();
  }, [session, isGone]);
  useEffect(() => {
    if (!session) return;
    if (isOthers) {
      isLeaving.current = true;
      queryClient.clear();
      leaveTo('/');
      return;
    }
    shown.current = {
      accountId: session.user.id,
      organizationId: session.session.activeOrganizationId,
    };
    clearSessionExpired();
    if (!hadExpired.current) return;
    hadExpired.current = false;
    // What was refused in the meantime is read again.
    void queryClient.refetchQueries({ predicate: ({ state }) => state.error !== null });
  }, [session, isOthers, queryClient]);
  useEffect(() => {
    // A call succeeded again, so somebody signed in elsewhere.
    if (wasExpired.current && !isExpired && isGone) void refetch();
    wasExpired.current = isExpired;
    if (isExpired) hadExpired.current = true;
  }, [isExpired, isGone, refetch]);

  // Must run before any child reads this account's browser storage.
  if (session && !isOthers && !isLeaving.current) storeFor(session.user.id);
  if (isLoading || isOthers || isLeaving.current) return <PageLoading />;
  if (session?.session.needsTwoFactor || isSettingUp)
    return (
      <Suspense fallback={<PageLoading />}>
        <TwoFactorRequired onBegin={() => setIsSettingUp(true)} />
      </Suspense>
    );
  if (session?.session.needsSingleSignOn)
    return (
      <Suspense fallback={<PageLoading />}>
        <SingleSignOnRequired />
      </Suspense>
    );
  // Never unmount an open page: it may hold unsaved input.
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
  /** Where to go without the permission. Default: the not-found page. */
  fallbackPath?: string;
  children: ReactNode;
};

/** A failed check counts as a no. */
export function RequirePermission({ permissions, fallbackPath, children }: RequirePermissionProps) {
  const { isAllowed, isPending } = usePermission(permissions);
  if (isPending) return <PageLoading label="Checking permissions..." className="min-h-[70dvh]" />;
  if (isAllowed) return children;
  return fallbackPath ? <Navigate to={fallbackPath} replace /> : <NotFound />;
}

type RequireFeatureProps = { feature: keyof ActiveFeatures; children: ReactNode };

export function RequireFeature({ feature, children }: RequireFeatureProps) {
  const { features, isPending } = useActiveFeatures();
  if (isPending) return <PageLoading className="min-h-[70dvh]" />;
  return features[feature] ? children : <NotFound />;
}
