import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { awaitSession } from '@/lib/session.ts';
import { activeFeaturesQueryOptions } from '@/lib/use-active-features.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The longest time the page may stay blank. A longer wait shows 'Loading...'. */
const patienceMs = 200;

/**
 * Waits for the session, the screen's code and its first data. Drawing everything at once takes a
 * browser half as long as drawing each part as it arrives.
 */
export async function awaitFirstScreen(router: Router, queryClient: QueryClient): Promise<void> {
  const code = awaitCode(router);
  const content = awaitSession(queryClient).then(async (answer) => {
    if (answer) await readContent(router, queryClient, answer.session.activeOrganizationId);
  });
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.all([code, content]), patience]);
}

/** Requests the data that the shell and the screen show first. */
async function readContent(
  router: Router,
  queryClient: QueryClient,
  organizationId: string | null | undefined,
): Promise<void> {
  const features =
    organizationId && queryClient.prefetchQuery(activeFeaturesQueryOptions(organizationId));
  const { pathname, search } = router.state.location;
  // Other screens load their own data first, and need to know whether sentiment is switched on.
  if (pathname !== '/meetings') return void (await features);
  const { readMeetings } = await import('./routes/meetings.tsx');
  await readMeetings(queryClient, search);
}

async function awaitCode(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
