import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { awaitSession } from '@/lib/auth-client.ts';
import { askAhead } from './ask-ahead.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The longest time the page may stay blank. A longer wait shows 'Loading...'. */
const patienceMs = 200;

/**
 * Waits for the session, the screen's code and its first data. Drawing everything at once takes a
 * browser half as long as drawing each part as it arrives.
 */
export async function awaitFirstScreen(router: Router, queryClient: QueryClient): Promise<void> {
  const code = awaitCode(router);
  const content = awaitSession().then(async (answer) => {
    if (answer)
      await askAhead(queryClient, router.state.location, answer.session.activeOrganizationId);
  });
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.all([code, content]), patience]);
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
