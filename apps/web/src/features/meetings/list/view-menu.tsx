import { endpoints, type MeetingView, type MeetingViewUpdate } from '@rapport/contract';
import { ChevronDown, Lock, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useViewChange } from '../api/views.ts';

const loadNameDialog = () =>
  import('./view-name-dialog.tsx').then(({ ViewNameDialog }) => ViewNameDialog);

const showFailure = (error: Error): void =>
  notifyRefusal(error, 'The view could not be changed. Please try again.', 'meeting-views');

export function ViewMenu({ view: { id, name, isShared, can } }: { view: MeetingView }) {
  const [asked, setAsked] = useState<'name' | 'delete' | null>(null);
  const NameDialog = useOnDemand(loadNameDialog, asked === 'name');
  const change = useViewChange((body: MeetingViewUpdate) =>
    call(endpoints.meetingViews.update, { id, body }),
  );
  const remove = useViewChange(() => call(endpoints.meetingViews.remove, { id }));
  const close = () => {
    setAsked(null);
    change.reset();
  };
  const share = () =>
    change.mutate(
      { isShared: !isShared },
      {
        onSuccess: () =>
          notify.success(
            isShared
              ? `Only you see '${name}' now.`
              : `'${name}' is shared. Others see its name and filters, and the meetings that they may read.`,
          ),
        onError: showFailure,
      },
    );
  return (
    <>
      <MenuButton
        className="h-full"
        groups={[
          [can.change && { label: 'Rename...', icon: Pencil, onSelect: () => setAsked('name') }],
          [
            can.share && {
              label: isShared ? 'Keep it to myself' : 'Share with the organization',
              icon: isShared ? Lock : Users,
              onSelect: share,
            },
          ],
          [
            can.change && {
              label: 'Delete...',
              icon: Trash2,
              destructive: true,
              onSelect: () => setAsked('delete'),
            },
          ],
        ]}
      >
        <button
          type="button"
          aria-label={`Change the view ${name}`}
          className="grid h-full w-6 cursor-default place-items-center rounded-control text-ink-3 outline-accent -outline-offset-2 hover:text-ink max-md:w-9"
        >
          <ChevronDown aria-hidden className="size-3.5" />
        </button>
      </MenuButton>
      {NameDialog && asked === 'name' && (
        <NameDialog
          title="Rename the view"
          description={
            isShared ? 'Everybody in the organization sees the new name.' : 'Only you see it.'
          }
          submitLabel="Rename"
          name={name}
          busy={change.isPending}
          error={change.error}
          onSubmit={(typed) => change.mutate({ name: typed }, { onSuccess: close })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title="Delete the view"
        sentence={
          isShared
            ? `Nobody in the organization sees '${name}' any more. The meetings stay.`
            : `'${name}' is deleted. The meetings stay.`
        }
        confirmLabel="Delete"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close, onError: showFailure })}
      />
    </>
  );
}
