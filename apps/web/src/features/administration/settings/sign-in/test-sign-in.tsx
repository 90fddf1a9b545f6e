import type { SingleSignOn } from '@rapport/contract';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { onError, useBeginTest } from './single-sign-on.ts';

type TestSignInProps = {
  test: NonNullable<SingleSignOn['provider']>['test'];
  isTesting: boolean;
  onTesting: (isTesting: boolean) => void;
};

const windowSize = 'popup,width=520,height=720';
/** The server waits as long for the provider's answer. */
const longestMs = 10 * 60 * 1000;

/** Goes through the provider in another window, and signs nobody in. */
export function TestSignIn({ test, isTesting, onTesting }: TestSignInProps) {
  const begin = useBeginTest();
  const [before, setBefore] = useState<string>();
  const at = test?.at;

  // The provider's page may cut the link to its opener, so whether the window is still open is unknown.
  useEffect(() => {
    if (!isTesting) return;
    if (at !== before) onTesting(false);
    const timer = setTimeout(() => onTesting(false), longestMs);
    return () => clearTimeout(timer);
  }, [isTesting, at, before, onTesting]);

  const start = () => {
    // Opened within the click, because browsers block windows that open later.
    const opened = window.open('', 'rapport-sign-in-test', windowSize);
    if (!opened) {
      notify.error(
        'The browser has blocked the window of the test. Please allow it and try again.',
      );
      return;
    }
    setBefore(at);
    begin.mutate(undefined, {
      onSuccess: ({ url }) => {
        opened.location.href = url;
        onTesting(true);
      },
      onError: (error) => {
        opened.close();
        onError(error);
      },
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" icon={Play} busy={begin.isPending} onClick={start}>
        Test sign-in
      </Button>
      <span role="status" className="min-w-0">
        {isTesting ? (
          <span className="text-12 text-ink-2">Continue in the other window.</span>
        ) : (
          test && <TestResult test={test} />
        )}
      </span>
    </div>
  );
}

function TestResult({ test }: { test: NonNullable<TestSignInProps['test']> }) {
  const { at, email, error } = test;
  return (
    <StatusLabel
      status={error === null ? 'completed' : 'failed'}
      className="whitespace-normal wrap-anywhere"
    >
      {error === null
        ? `Works: signed in as ${email}, ${longMoment(at)}`
        : `Failed, ${longMoment(at)}: ${error}`}
    </StatusLabel>
  );
}
