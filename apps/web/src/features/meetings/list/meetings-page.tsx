import { ListFilter, Upload } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { countFilters, isNarrowed as isNarrowedBy, writeFilter } from '../domain/list-filter.ts';
import { useFileDrop } from '../upload/use-file-drop.ts';
import { useUpload } from '../upload/use-upload.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { ListCount } from './list-count.tsx';
import { MeetingList } from './meeting-list.tsx';
import { MeetingsBar } from './meetings-bar.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useListFilter } from './use-list-filter.ts';
import { useMeetingRows } from './use-meeting-rows.ts';
import { useMeetings } from './use-meetings.ts';
import { ViewTabs } from './view-tabs.tsx';

const loadUploadDialog = () =>
  import('../upload/upload-dialog.tsx').then(({ UploadDialog }) => UploadDialog);

export function MeetingsPage() {
  const { search, typed, setTyped } = useSearchInAddress();
  const listFilter = useListFilter();
  const { filter, set, clear } = listFilter;
  const isPhone = useIsPhone();
  const list = useMeetings(writeFilter(filter, search));
  const marks = useMeetingRows(list.rows?.map(({ meeting }) => meeting));
  const isNarrowed = search !== '' || isNarrowedBy(filter);
  const clearAll = () => {
    setTyped('');
    clear();
  };

  const [isUploadOpen, setUploadOpen] = useState(false);
  const openUpload = useCallback(() => setUploadOpen(true), []);
  useAskedUpload(openUpload);
  const UploadDialog = useOnDemand(loadUploadDialog, isUploadOpen);
  const closeUpload = useCallback(() => setUploadOpen(false), []);
  const upload = useUpload({
    onUploaded: () => {
      closeUpload();
      notify.success('Transcript uploaded successfully!');
    },
    onMany: closeUpload,
  });
  const isFileOver = useFileDrop((given) => {
    openUpload();
    upload.add(given);
  });

  const uploadButton = (
    <Button variant="primary" icon={Upload} onClick={openUpload}>
      Upload meeting recording or transcript
    </Button>
  );
  return (
    <>
      <PageHead
        title="Meetings"
        lead="What was said in your meetings, and how people felt about it."
        actions={uploadButton}
      />
      <ViewTabs filter={filter} total={isNarrowed ? undefined : list.total} />
      <div className="mb-2 flex items-center gap-x-3 gap-y-2 md:flex-wrap max-md:gap-x-2">
        <SearchInput
          data-meeting-search
          label="Search meetings"
          placeholder="Search meetings..."
          className="min-w-0 max-w-65 max-md:max-w-none"
          value={typed}
          onValueChange={setTyped}
        />
        {isPhone ? (
          <FiltersButton {...listFilter} total={list.total} />
        ) : (
          <>
            <SortChoice sort={filter.sort} onChoose={(sort) => set({ sort })} />
            {/* A row of their own, so that nothing moves when their values grow longer. */}
            <FilterBar filter={filter} set={set} />
          </>
        )}
      </div>
      <ListCount list={list} onClear={isNarrowed ? clearAll : undefined} />
      {marks.selected.length > 0 && <MeetingsBar selected={marks.selected} onClear={marks.clear} />}
      <MeetingList
        list={list}
        isNarrowed={isNarrowed}
        onClear={clearAll}
        onUpload={openUpload}
        marks={marks}
      />
      {isFileOver && !isUploadOpen && <DropHint />}
      {UploadDialog && (
        <UploadDialog
          upload={upload}
          isDropTarget={isFileOver}
          open={isUploadOpen}
          onClose={() => {
            upload.clear();
            closeUpload();
          }}
          onMany={closeUpload}
        />
      )}
    </>
  );
}

const loadSheet = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet);

/** Opens the filters and the order of the list, on phones. */
function FiltersButton(props: Omit<FilterSheetProps, 'open' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false);
  const FilterSheet = useOnDemand(loadSheet, isOpen);
  const count = countFilters(props.filter);
  return (
    <>
      <Button icon={ListFilter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{count > 0 && `, ${count} set`}
      </Button>
      {FilterSheet && <FilterSheet {...props} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** Overlay shown while a file is dragged over the page. */
function DropHint() {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-4 z-30 grid animate-fade-in place-content-center justify-items-center gap-2 rounded-control border border-accent border-dashed bg-accent-soft"
    >
      <Upload aria-hidden className="size-5 text-accent" />
      <p className="font-medium">Drop to add this file</p>
    </div>
  );
}

const parameter = 'upload';

/**
 * Opens the upload dialog if the address contains `?upload`, as links from the command palette do.
 */
function useAskedUpload(open: () => void): void {
  const [parameters, setParameters] = useAddress();
  const isAsked = parameters.has(parameter);
  useEffect(() => {
    if (!isAsked) return;
    open();
    setParameters((now) => withParameter(now, parameter, null), { replace: true });
  }, [isAsked, open, setParameters]);
}
