import {
  endpoints,
  speakerChoiceRecordSchema,
  speakerChoicesSchema,
  speakersUndoMax,
} from '@rapport/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { Loading } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { call } from '@/lib/call.ts';
import { shortMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { readableList } from '@/lib/readable-list.ts';
import { speakersKey, useUndoChoices } from './api/speakers.ts';
import { choiceWords } from './speaker-words.ts';

const as = z.extend(speakerChoicesSchema, { choices: readableList(speakerChoiceRecordSchema) });

/** Lists the choices, newest first, and undoes one or all of them. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const choices = useInfiniteQuery({
    queryKey: [...speakersKey, 'choices'],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.speakers.listChoices, { query: { cursor: pageParam }, as, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  const undo = useUndoChoices();
  const shown = choices.data?.pages.flatMap((page) => page.choices.items) ?? [];
  const unreadable = choices.data?.pages.reduce((sum, page) => sum + page.choices.unreadable, 0);
  const revert = (ids: readonly string[]) =>
    undo.mutate(ids.slice(0, speakersUndoMax), {
      onSuccess: () => notify.success(`${counted(ids.length, 'choice')} reverted.`),
      onError: (error) =>
        notifyRefusal(
          error,
          'The choice could not be reverted. Please try again.',
          'speaker-choice',
        ),
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Choices made"
      description="Reverting a choice unties the name in all its meetings."
      footer={
        shown.length > 1 && (
          <Button
            variant="danger"
            busy={undo.isPending}
            onClick={() => revert(shown.map(({ id }) => id))}
          >
            Revert all {Math.min(shown.length, speakersUndoMax)}
          </Button>
        )
      }
    >
      {choices.error && !choices.data ? (
        <LoadFailed
          title={`Failed to load the choices: ${choices.error.message}`}
          query={choices}
        />
      ) : choices.isPending ? (
        <Loading label="Loading the choices..." block="h-40" />
      ) : shown.length === 0 && !unreadable ? (
        <StateBox kind="empty" icon={History} title="No choices yet" />
      ) : (
        <ul>
          {shown.map(({ id, name, is, person, isOneMeeting, by, at }) => (
            <li
              key={id}
              className="flex items-center gap-3 py-2 not-last:border-line not-last:border-b"
            >
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  ‘{name}’ {is === 'skipped' ? '' : 'is '}
                  {choiceWords(is, person?.name ?? null)}
                  {isOneMeeting && ', in one meeting'}
                </p>
                <p className="text-12 text-ink-3">
                  {by ?? 'A former member'}, {shortMoment(at)}
                </p>
              </div>
              <Button
                size="small"
                aria-label={`Revert ‘${name}’`}
                disabled={undo.isPending}
                onClick={() => revert([id])}
              >
                Revert
              </Button>
            </li>
          ))}
        </ul>
      )}
      <UnreadableNote count={unreadable ?? 0} word="choice" />
      {choices.hasNextPage && (
        <Button busy={choices.isFetchingNextPage} onClick={() => choices.fetchNextPage()}>
          Show older choices
        </Button>
      )}
    </Dialog>
  );
}
