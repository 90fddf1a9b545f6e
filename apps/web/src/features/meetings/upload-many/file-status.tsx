import { peopleWords } from '@rapport/contract';
import { CopyCheck, Hourglass, Square } from 'lucide-react';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { stepText } from '../domain/processing-text.ts';
import { megabytes } from '../upload/transcript-file.ts';
import type { FileState, QueuedFile } from './queued-file.ts';
import { recordingStatus } from './recording-status.tsx';
import { Note, statusClass, UnderWay } from './status-parts.tsx';

/** Says in words what is happening to a file. */
export const FileStatus = (props: FileStatusProps) =>
  recordingStatus(props.file) ?? <TranscriptStatus {...props} />;

type FileStatusProps = { file: QueuedFile; isTall: boolean };

function TranscriptStatus({ file, isTall }: FileStatusProps) {
  const { state, name, size } = file;
  switch (state.kind) {
    case 'waiting':
      return (
        <>
          <span className={statusClass}>
            <Hourglass aria-hidden className="size-3.5 text-ink-3" />
            Waiting
          </span>
          {!isTall && <Note text={`${megabytes(size)} MB`} />}
        </>
      );
    case 'uploading':
      return (
        <UnderWay
          name={name}
          word="Uploading"
          note={`${megabytes(state.sentBytes)} of ${megabytes(size)} MB`}
          percentage={size > 0 ? (state.sentBytes / size) * 100 : 0}
        />
      );
    case 'analysing': {
      const [step = '', what = ''] = stepText(state.step).split(' · ');
      return <UnderWay name={name} word={step} note={what} percentage={state.percentage} />;
    }
    case 'done':
      return (
        <>
          <StatusLabel status="completed">Done</StatusLabel>
          <Note text={resultText(state)} />
        </>
      );
    case 'here':
      return (
        <>
          <span className={statusClass}>
            <CopyCheck aria-hidden className="size-3.5 text-ink-3" />
            Already here
          </span>
          <Note
            text={`${state.ownEventId ? 'same words' : 'same file'}, ${dayOfMoment(state.uploadedAt)}`}
          />
        </>
      );
    case 'stopped':
      return (
        <span className={statusClass}>
          <Square aria-hidden className="size-3.5 text-ink-3" />
          Stopped
        </span>
      );
    case 'stripping':
    case 'asking':
      return null;
    case 'failed':
    case 'refused':
      return (
        <>
          <StatusLabel status="failed">
            {state.kind === 'failed' ? 'Failed' : 'Refused'}
          </StatusLabel>
          <Note text={state.reason} />
        </>
      );
  }
}

function resultText({ participants, actions }: Extract<FileState, { kind: 'done' }>): string {
  const people = peopleWords(participants);
  return actions === undefined ? people : `${people}, ${counted(actions, 'action')}`;
}
