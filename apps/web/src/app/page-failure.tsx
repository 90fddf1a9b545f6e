import { useEffect, useState } from 'react';
import { PageError } from '@/components/layout/page-states.tsx';
import { useIsOnline } from '@/lib/use-is-online.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** Shown when a screen throws or its code fails to load, because of the network or after an update. */
export function PageFailure() {
  usePageTitle('Something went wrong');
  const isOnline = useIsOnline();
  const [isAnswering, setIsAnswering] = useState<boolean>();
  useEffect(() => {
    let isStale = false;
    if (isOnline) void serverAnswers().then((answers) => !isStale && setIsAnswering(answers));
    return () => {
      isStale = true;
    };
  }, [isOnline]);
  // Without a server a reload would replace the page by the browser's own error page.
  const retry = async () => {
    const answers = await serverAnswers();
    if (answers) window.location.reload();
    else setIsAnswering(false);
  };
  return (
    <PageError title="This page could not be shown" onRetry={() => void retry()}>
      {!isOnline
        ? 'You are offline. Once you are connected again, this page can be loaded.'
        : isAnswering === undefined
          ? 'Asking the server...'
          : isAnswering
            ? 'Reloading usually helps: Rapport may have been updated since you opened it.'
            : 'The server did not answer. Check your connection, then try again.'}
    </PageError>
  );
}

/** Asks for the page that holds the code of all screens. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
