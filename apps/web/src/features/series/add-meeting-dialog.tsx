import {
  endpoints,
  meetingListItemSchema,
  meetingListSchema,
  type Series,
} from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { seriesKey } from '@/components/series/api/series.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/call.ts';
import { longDay } from '@/lib/format-day.ts';
import { readableList } from '@/lib/readable-list.ts';

const pageSize = 20;
const as = z.object({
  meetings: readableList(z.pick(meetingListItemSchema, { id: true, name: true, date: true })),
  next: meetingListSchema.shape.next,
});

type AddMeetingDialogProps = {
  series: Series;
  onAdd: (meetingId: string, wasLeftOut: boolean) => void;
  onClose: () => void;
};

/** Finds an analysed meeting that the reader may add, the newest first. */
export function AddMeetingDialog({ series, onAdd, onClose }: AddMeetingDialogProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useInfiniteQuery({
    queryKey: [...seriesKey, 'to-add', search],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.meetings.list, {
        query: { limit: pageSize, status: 'completed', can: 'change', search, after: pageParam },
        as,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const members = new Set(series.meetings.map(({ id }) => id));
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;
  const choices = found.data?.pages
    .flatMap(({ meetings }) => meetings.items)
    .filter(({ id }) => !members.has(id));
  // A page may contain only meetings that are in the series already.
  const isEmptyPage = choices?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isEmptyPage && !isFetching && !isError) void fetchNextPage();
  }, [isEmptyPage, isFetching, isError, fetchNextPage]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a meeting"
      description={`It is added to ${series.name} and removed from any other series.`}
    >
      <SearchInput
        label="Search meetings"
        placeholder="Search meetings..."
        value={typed}
        onValueChange={setTyped}
      />
      {found.error && !choices?.length ? (
        <LoadFailed title={`Failed to load the meetings: ${found.error.message}`} query={found} />
      ) : !choices || isEmptyPage ? (
        <Loading label="Loading the meetings..." block="h-40" />
      ) : choices.length === 0 ? (
        <p role="status" className="text-ink-2">
          {search
            ? `No meeting that you may change has “${search}” in its title or team.`
            : 'There is no other meeting that you may change.'}
        </p>
      ) : (
        <>
          <Outdated isOld={found.isPlaceholderData}>
            <ul className="grid gap-1">
              {choices.map(({ id, name, date }) => (
                <li key={id}>
                  <Button
                    variant="ghost"
                    className="h-auto min-h-11 w-full justify-start whitespace-normal px-2 py-1 text-left"
                    onClick={() => {
                      onAdd(
                        id,
                        series.leftOut.some((one) => one.id === id),
                      );
                      onClose();
                    }}
                  >
                    <span className="wrap-anywhere">
                      {name}
                      <span className="block font-body text-12 text-ink-2">{longDay(date)}</span>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </Outdated>
          {hasNextPage && (
            <Button
              busy={found.isFetchingNextPage}
              busyLabel="Loading more..."
              onClick={() => fetchNextPage()}
            >
              Show more meetings
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
