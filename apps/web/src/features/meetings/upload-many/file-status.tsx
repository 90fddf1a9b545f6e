import { CopyCheck, Hourglass, Square } from 'lucide-react';
import { Progress } from '@/components/ui/progress.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { stepText } from '../domain/processing-text.ts';
import { megabytes } from '../upload/transcript-file.ts';
import type { FileState, QueuedFile } from './queued-file.ts';

const words = 'inline-flex items-center gap-1.5 whitespace-nowrap text-12 font-medium';

/** Says in words what is happening to a file. */
export function FileStatus({ file }: { file: QueuedFile }) {
  const { state, name, size } = file;
  switch (state.kind) {
    case 'waiting':
      return (
        <>
          <span className={words}>
            <Hourglass aria-hidden className="size-3.5 text-ink-3" />
            Waiting
          </span>
          <Note text={`${megabytes(size)} MB`} />
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
          <span className={words}>
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
        <span className={words}>
          <Square aria-hidden className="size-3.5 text-ink-3" />
          Stopped
        </span>
      );
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
  const people = counted(participants, 'person', 'people');
  return actions === undefined ? people : `${people}, ${counted(actions, 'action')}`;
}

const Note = ({ text }: { text: string }) => (
  <span className="min-w-0 truncate text-12 text-ink-2" title={text}>
    {text}
  </span>
);

type UnderWayProps = { name: string; word: string; note: string; percentage: number };

function UnderWay({ name, word, note, percentage }: UnderWayProps) {
  return (
    <span className="grid w-full min-w-0 gap-[3px]">
      <span className="flex justify-between gap-3 text-12">
        <span className="whitespace-nowrap font-medium text-accent">{word}</span>
        <span className="min-w-0 truncate text-ink-2">{note}</span>
      </span>
      <Progress label={`${word} of ${name}`} percentage={percentage} className="h-[3px]" />
    </span>
  );
}
