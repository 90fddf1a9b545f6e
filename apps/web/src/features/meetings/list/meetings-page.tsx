import { Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { counted } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { DropHint } from '../upload/drop-hint.tsx';
import { useAskedUpload } from '../upload/use-asked-upload.ts';
import { useFileDrop } from '../upload/use-file-drop.ts';
import { useUploadQueue } from '../upload/use-upload-queue.ts';
import { MeetingList } from './meeting-list.tsx';
import { useMeetings } from './use-meetings.ts';

const loadUploadDialog = () =>
  import('../upload/upload-dialog.tsx').then(({ UploadDialog }) => UploadDialog);

export function MeetingsPage() {
  const { search, typed, setTyped } = useSearchInAddress();
  const list = useMeetings(search);
  const { total } = list;

  const [isUploadOpen, setUploadOpen] = useState(false);
  const openUpload = useCallback(() => setUploadOpen(true), []);
  useAskedUpload(openUpload);
  const UploadDialog = useOnDemand(loadUploadDialog, isUploadOpen);
  const queue = useUploadQueue((count) => {
    setUploadOpen(false);
    notify.success(
      count === 1
        ? 'Transcript uploaded successfully!'
        : `${count} transcripts uploaded successfully!`,
    );
  });
  const isFileOver = useFileDrop((files) => {
    setUploadOpen(true);
    queue.add(files);
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
      <div className="mb-4 flex items-center gap-3">
        <SearchInput
          label="Search meetings"
          placeholder="Search meetings..."
          className="max-w-90 max-md:max-w-none"
          value={typed}
          onValueChange={setTyped}
        />
        <p role="status" className="ml-auto whitespace-nowrap text-12 text-ink-2 max-md:sr-only">
          {total !== undefined &&
            `${counted(total, 'meeting')}${total > 0 ? ' · newest first' : ''}`}
        </p>
      </div>
      <MeetingList
        list={list}
        search={search}
        onClearSearch={() => setTyped('')}
        onUpload={openUpload}
      />
      {isFileOver && !isUploadOpen && <DropHint />}
      {UploadDialog && (
        <UploadDialog
          queue={queue}
          isDropTarget={isFileOver}
          open={isUploadOpen}
          onClose={() => {
            queue.clear();
            setUploadOpen(false);
          }}
        />
      )}
    </>
  );
}
