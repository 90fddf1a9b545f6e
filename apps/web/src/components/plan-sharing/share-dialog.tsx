import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
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
  const { data, error } = query;
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
        <LoadFailed
          title={refusalSentence(error, 'Failed to load the people. Please try again.')}
          query={query}
        />
      ) : (
        <Loading label="Loading the people..." block="h-40" />
      )}
    </Dialog>
  );
}
