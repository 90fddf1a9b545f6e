import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { IncludeDialog } from './include-dialog.tsx';
import { livePeople, type Plan, planPeopleQueryOptions } from './plan-people.ts';
import { SharedPeople } from './shared-people.tsx';
import { SharingForm, shareDialogClass } from './sharing-form.tsx';

type ShareDialogProps = { plan: Plan; onClose: () => void };

export function ShareDialog({ plan, onClose }: ShareDialogProps) {
  useRefreshOn(livePeople);
  const query = useQuery(planPeopleQueryOptions(plan));
  const [isIncluding, setIncluding] = useState(false);
  const { data, error, isFetching, refetch } = query;
  if (data && isIncluding)
    return <IncludeDialog plan={plan} people={data} onClose={() => setIncluding(false)} />;
  if (data?.canShare)
    return (
      <SharingForm
        plan={plan}
        people={data}
        onInclude={() => setIncluding(true)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data ? `Who sees ‘${data.title}’` : 'Who sees this'}
      className={shareDialogClass}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data ? (
        <SharedPeople rows={data.people.map((one) => ({ ...one, isNew: false }))} />
      ) : error ? (
        <StateBox
          kind="error"
          title={refusalSentence(error, { else: 'Failed to load the people. Please try again.' })}
          error={error}
          action={
            <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
              Retry
            </Button>
          }
        />
      ) : (
        <Loading label="Loading the people...">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  );
}
