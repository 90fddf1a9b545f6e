import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { firstSession } from '@/lib/auth-client.ts';
import { askAhead } from './ask-ahead.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** So long a page may stay blank: less is not noticed, and what takes longer says that it loads. */
const patienceMs = 200;

/**
 * Waits for the session, for the code of the screen and for what it shows first. Drawing all of
 * that once takes a browser half as long as drawing each as it comes.
 */
export async function awaitFirstScreen(router: Router, queryClient: QueryClient): Promise<void> {
  const code = awaitCode(router);
  const content = firstSession().then(async (answer) => {
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
