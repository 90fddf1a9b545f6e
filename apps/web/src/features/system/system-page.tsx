import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Mail, RotateCw } from 'lucide-react';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { call } from '@/lib/call.ts';
import { useSendTestMail } from './send-test-mail.ts';
import { SystemFacts } from './system-facts.tsx';

export function SystemPage() {
  const { mutate: sendTestMail, isPending } = useSendTestMail();
  return (
    <>
      <PageHead
        back={<BackLink to="/admin">Administration</BackLink>}
        title="System"
        lead="The state of this installation of Rapport."
        actions={
          <Button icon={Mail} busy={isPending} onClick={() => sendTestMail()}>
            Send test e-mail
          </Button>
        }
      />
      <SystemState />
    </>
  );
}

function SystemState() {
  const { data: state, error, isFetching, refetch } = useSystemState();
  if (error)
    return (
      <StateBox
        kind="error"
        title={`Failed to load the state of the system: ${error.message}`}
        error={error}
        action={
          <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        }
      />
    );
  if (!state)
    return (
      <Loading label="Loading the state of the system...">
        <Skeleton className="h-80 w-full" />
      </Loading>
    );
  return <SystemFacts state={state} />;
}

const refreshMs = 10_000;

function useSystemState() {
  return useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => call(endpoints.system.get, { signal }),
    refetchInterval: refreshMs,
  });
}
