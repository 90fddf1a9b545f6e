import { endpoints } from '@rapport/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/call.ts';
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

const notice = 'test mail';

/** Sends it to the caller's own address. */
function useSendTestMail() {
  return useMutation({
    mutationFn: () => call(endpoints.system.sendTestMail),
    onMutate: () => notify.withdraw(notice),
    onSuccess: ({ to, server }) =>
      notify.success(
        server
          ? `${server} accepted the test e-mail to ${to}`
          : 'No mail server is configured. The test e-mail was written to the outbox folder.',
      ),
    onError: (error) =>
      notifyRefusal(error, 'The test e-mail could not be sent. Please try again.', notice),
  });
}
