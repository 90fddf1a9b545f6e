import { allowAssistantPath } from '@rapport/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundPage } from '@/components/layout/not-found.tsx';
import { PageLoading } from '@/components/layout/page-states.tsx';
import type { AnnouncedPath } from '@/features/coming-soon/announcements.ts';
import { takeKeptDestination } from '@/lib/sign-in-destination.ts';
import { RequireSession } from './guards.tsx';
import { keyFirstEntry } from './key-first-entry.ts';
import { PageFailure } from './page-failure.tsx';
import { readFirst } from './read-first.ts';
import { SignedIn } from './routes/signed-in.tsx';
import { sampleRoutes } from './sample-screens.ts';

const comingSoon = (path: AnnouncedPath): RouteObject => ({
  path,
  lazy: async () => (await import('./routes/coming-soon.tsx')).pageOf(path),
});

/** All routes. The code of each screen is loaded on demand. */
export function routesFor(queryClient: QueryClient): RouteObject[] {
  const planning = readFirst(queryClient);
  return [
    {
      ErrorBoundary: PageFailure,
      HydrateFallback: PageLoading,
      children: [
        { path: '/login', lazy: () => import('./routes/login.tsx') },
        { path: '/forgot-password', lazy: () => import('./routes/forgot-password.tsx') },
        { path: '/reset-password/:token?', lazy: () => import('./routes/reset-password.tsx') },
        { path: '/accept-invite/:token', lazy: () => import('./routes/accept-invite.tsx') },
        { path: '/sign-in-test', lazy: () => import('./routes/sign-in-test.tsx') },
        { path: '/unsubscribe', lazy: () => import('./routes/unsubscribe.tsx') },
        {
          Component: RequireSession,
          children: [
            { path: allowAssistantPath, lazy: () => import('./routes/allow-assistant.tsx') },
            {
              Component: SignedIn,
              children: [
                {
                  ErrorBoundary: PageFailure,
                  children: [
                    { path: '/', lazy: planning(() => import('./routes/dashboard.tsx')) },
                    { path: '/sentiment', lazy: planning(() => import('./routes/sentiment.tsx')) },
                    {
                      path: '/organization-map',
                      lazy: planning(() => import('./routes/organization-map.tsx')),
                    },
                    { path: '/initiatives', lazy: () => import('./routes/initiatives.tsx') },
                    { path: '/initiatives/:topic', lazy: () => import('./routes/initiative.tsx') },
                    { path: '/what-happened', lazy: () => import('./routes/what-happened.tsx') },
                    { path: '/meetings', lazy: () => import('./routes/meetings.tsx') },
                    { path: '/meetings/:id', lazy: () => import('./routes/meeting-detail.tsx') },
                    { path: '/series', lazy: () => import('./routes/series.tsx') },
                    { path: '/series/:id', lazy: () => import('./routes/series-detail.tsx') },
                    { path: '/admin', lazy: () => import('./routes/admin.tsx') },
                    { path: '/admin/audit-log', lazy: () => import('./routes/audit-log.tsx') },
                    { path: '/admin/system', lazy: () => import('./routes/system.tsx') },
                    { path: '/check-meetings', lazy: () => import('./routes/check-meetings.tsx') },
                    { path: '/match-speakers', lazy: () => import('./routes/match-speakers.tsx') },
                    { path: '/users/:id', lazy: () => import('./routes/user-profile.tsx') },
                    { path: '/notifications', lazy: () => import('./routes/notifications.tsx') },
                    { path: '/your-data', lazy: () => import('./routes/your-data.tsx') },
                    { path: '/layouts', lazy: () => import('./routes/layouts.tsx') },
                    { path: '/trust', lazy: () => import('./routes/trust.tsx') },
                    {
                      path: '/offboarding',
                      lazy: planning(() => import('./routes/offboarding.tsx')),
                    },
                    {
                      path: '/offboarding/new',
                      lazy: planning(() => import('./routes/offboarding-new.tsx')),
                    },
                    {
                      path: '/offboarding/simulate',
                      lazy: planning(() => import('./routes/what-if.tsx')),
                    },
                    {
                      path: '/offboarding/:id',
                      lazy: planning(() => import('./routes/offboarding-project.tsx')),
                    },
                    {
                      path: '/ask-me-anything',
                      lazy: planning(() => import('./routes/ask-me-anything.tsx')),
                    },
                    { path: '/scenarios', lazy: planning(() => import('./routes/scenarios.tsx')) },
                    {
                      path: '/scenarios/new',
                      lazy: planning(() => import('./routes/scenario-new.tsx')),
                    },
                    {
                      path: '/scenarios/compare',
                      lazy: planning(() => import('./routes/scenario-comparison.tsx')),
                    },
                    {
                      path: '/scenarios/:id',
                      lazy: planning(() => import('./routes/scenario-result.tsx')),
                    },
                    {
                      path: '/succession',
                      lazy: planning(() => import('./routes/succession.tsx')),
                    },
                    {
                      path: '/succession/new',
                      lazy: planning(() => import('./routes/new-succession-plan.tsx')),
                    },
                    {
                      path: '/succession/:id',
                      lazy: planning(() => import('./routes/succession-plan.tsx')),
                    },
                    { path: '/design-system', lazy: () => import('./routes/design-system.tsx') },
                    comingSoon('/surveys'),
                    comingSoon('/org-chart'),
                    comingSoon('/restructure'),
                    comingSoon('/onboarding'),
                    comingSoon('/pdp'),
                    { path: '/actions', lazy: () => import('./routes/actions.tsx') },
                    comingSoon('/alerts'),
                    ...Object.entries(sampleRoutes).map(([path, load]) => ({
                      path,
                      lazy: planning(load),
                    })),
                  ],
                },
              ],
            },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
}

/** A provider comes back to home. */
function returnToRequested(): void {
  const requested = window.location.pathname === '/' ? takeKeptDestination() : undefined;
  if (requested) window.history.replaceState(null, '', requested);
}

export function createRouter(queryClient: QueryClient) {
  returnToRequested();
  keyFirstEntry();
  return createBrowserRouter(routesFor(queryClient));
}
