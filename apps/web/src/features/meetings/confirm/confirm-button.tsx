import type { ToConfirm } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { refreshMeeting } from '../api/meeting-cache.ts';
import { getToConfirmQueryOptions } from '../api/to-confirm.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';

const loadConfirmDialog = () =>
  import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);
const loadLookAgain = () => import('./look-again.tsx').then(({ LookAgain }) => LookAgain);

/** The address parameter that opens the questions, as the cards of the list do. */
const parameter = 'confirm';

/** Opens the questions that are left of a meeting, or the answers once there are none. */
export function ConfirmButton({ meeting }: { meeting: ShownMeetingDetail }) {
  const { id, date, toConfirm = 0, confirmed, can } = meeting;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ToConfirm>();
  const [isLooking, setIsLooking] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const hasQuestions = can.correct && toConfirm > 0;
  const opening = useMutation({
    mutationFn: () => queryClient.fetchQuery(getToConfirmQueryOptions(id)),
    onMutate: () => notify.withdraw(id),
    onSuccess: (answer) => {
      if (answer.questions.length > 0) return setAsked(answer);
      refreshMeeting(queryClient, id);
      notify.success('Nothing is left to confirm.');
    },
    onError: (error) => notifyRefusal(error, 'The questions could not be loaded. Try again.', id),
  });
  const isAsked = parameters.has(parameter);
  const openAsked = useEffectEvent(() => {
    setParameters(
      (now) => {
        now.delete(parameter);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    if (hasQuestions) opening.mutate();
  });
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
  const isOpening = opening.isPending || asked !== undefined;
  const ConfirmDialog = useOnDemand(loadConfirmDialog, isOpening);
  const LookAgain = useOnDemand(loadLookAgain, isLooking);
  return (
    <>
      {hasQuestions && (
        <Button
          variant="primary"
          icon={BadgeCheck}
          busy={opening.isPending}
          className="max-md:w-full"
          onClick={() => opening.mutate()}
        >
          Confirm in a minute
        </Button>
      )}
      {can.correct && toConfirm === 0 && confirmed && (
        <Button icon={RotateCcw} className="max-md:w-full" onClick={() => setIsLooking(true)}>
          Look again
        </Button>
      )}
      {ConfirmDialog && asked && (
        <ConfirmDialog
          meetingId={id}
          date={date}
          first={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
      {LookAgain && isLooking && <LookAgain meetingId={id} onClose={() => setIsLooking(false)} />}
    </>
  );
}
