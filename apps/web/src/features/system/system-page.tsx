import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
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
  const query = useSystemState();
  const { data: state, error } = query;
  if (error)
    return (
      <LoadFailed
        title={`Failed to load the state of the system: ${error.message}`}
        query={query}
      />
    );
  if (!state) return <Loading label="Loading the state of the system..." block="h-80 w-full" />;
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
