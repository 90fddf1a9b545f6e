import type { ConfirmQuestion, ToConfirm } from '@rapport/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { actionsKey } from '@/components/actions/api/actions.ts';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { refreshMeeting } from '../api/meeting-cache.ts';
import { getToConfirmQueryOptions } from '../api/to-confirm.ts';
import { ActionChips } from './action-chips.tsx';
import { AskButtons, EditButtons, EndButtons } from './confirm-buttons.tsx';
import { ConfirmCells } from './confirm-cells.tsx';
import { ConfirmEnd } from './confirm-end.tsx';
import { ConfirmFoot } from './confirm-foot.tsx';
import type { Edits } from './confirming-state.ts';
import { EditFields } from './edit-fields.tsx';
import { QuestionCard } from './question-card.tsx';
import { useConfirming } from './use-confirming.ts';
import { useDialogKeys } from './use-dialog-keys.ts';
import { useDraft } from './use-draft.ts';

type ConfirmDialogProps = {
  meetingId: string;
  /** The day of the meeting. */
  date: string;
  first: ToConfirm;
  onClose: () => void;
};

/** Asks whether speakers, decisions, actions and open questions are right, one by one. */
export function ConfirmDialog({ meetingId, date, first, onClose }: ConfirmDialogProps) {
  const queryClient = useQueryClient();
  const confirming = useConfirming(meetingId, first.questions);
  const { state, isBusy, answer, skip, undo } = confirming;
  const { questions, answers, made, current } = state;
  const query = { ...getToConfirmQueryOptions(meetingId), enabled: false };
  const { data: left = first } = useQuery(query);
  const draft = useDraft(current);
  const { isEditing, choosing } = draft;
  const dialogs = useActionDialogs(choosing !== null);
  const formId = useId();
  const yesButton = useRef<HTMLButtonElement>(null);

  const yes = (question: ConfirmQuestion, more: Edits = {}) =>
    answer({ question, is: 'yes', edits: { ...draft.edits, ...more } });
  const no = (question: ConfirmQuestion) => answer({ question, is: 'no' });
  const hasWords = current !== undefined && current.kind !== 'speaker';
  useDialogKeys(
    {
      z: undo,
      ...(current && { y: () => yes(current), n: () => no(current), s: () => skip(current) }),
      ...(hasWords && { e: draft.edit }),
    },
    !isBusy && !isEditing && choosing === null,
  );
  useLayoutEffect(() => {
    // The focused field or button is gone with its question.
    if (document.activeElement === document.body) yesButton.current?.focus();
  });
  useEffect(
    () => () => {
      refreshMeeting(queryClient, meetingId);
      void queryClient.invalidateQueries({ queryKey: actionsKey });
    },
    [queryClient, meetingId],
  );

  const shared = { ref: yesButton, isBusy, hasMade: made.length > 0, onUndo: undo };
  const isConfirmed = questions.every(({ id }) => /yes|no/.test(answers.get(id)?.is ?? ''));
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        onEscape={() => {
          if (isEditing) draft.leave();
          return isEditing;
        }}
        title={isConfirmed ? 'Confirmed' : 'Confirm in a minute'}
        startsAt="[data-primary]"
        className="md:top-[9vh] md:max-h-[86vh] md:w-180 md:max-w-[calc(100vw-32px)]"
        actions={
          <span className="self-center text-12 text-ink-3">
            {current ? questions.indexOf(current) + 1 : answers.size} of {questions.length}
          </span>
        }
        footer={
          <ConfirmFoot {...confirming}>
            {!current && <EndButtons {...shared} next={left.nextMeeting} onDone={onClose} />}
            {current &&
              (isEditing ? (
                <EditButtons {...shared} formId={formId} onLeave={draft.leave} />
              ) : (
                <AskButtons
                  {...shared}
                  onYes={() => yes(current)}
                  onNo={() => no(current)}
                  onEdit={hasWords ? draft.edit : undefined}
                  onSkip={() => skip(current)}
                />
              ))}
          </ConfirmFoot>
        }
      >
        <ConfirmCells {...state} />
        {current ? (
          <div key={current.id} className="animate-fade-in">
            <QuestionCard question={current} all={questions} />
            {isEditing && current.kind !== 'speaker' && (
              <EditFields
                formId={formId}
                text={current.text}
                isAction={current.kind === 'action'}
                onSave={(words) => yes(current, words === current.text ? {} : { words })}
              />
            )}
            {current.kind === 'action' && (
              <ActionChips
                {...{ date, owner: draft.owner, dueDay: draft.dueDay, dueWords: current.dueWords }}
                onOwner={() => draft.choose('owner')}
                onDay={() => draft.choose('day')}
              />
            )}
          </div>
        ) : (
          <ConfirmEnd state={state} tookMs={confirming.tookMs} confirmed={left.confirmed} />
        )}
      </Dialog>
      {dialogs && choosing === 'owner' && (
        <dialogs.OwnerDialog
          hasOwner={draft.owner !== null}
          onChoose={(owner) => draft.take({ owner })}
          onClose={() => draft.choose(null)}
        />
      )}
      {dialogs && choosing === 'day' && (
        <dialogs.DayDialog
          day={draft.dueDay}
          onChoose={(dueDay) => draft.take({ dueDay })}
          onClose={() => draft.choose(null)}
        />
      )}
    </>
  );
}
