import { Hourglass, TriangleAlert } from 'lucide-react';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { stepText } from '../domain/processing-text.ts';
import { minutesText, recordingText } from '../recordings/outcome-words.ts';
import { hasPicture, partWords } from '../recordings/recording-words.ts';
import { WrittenBar } from '../recordings/written-bar.tsx';
import { type FileState, isNameless, type QueuedFile } from './queued-file.ts';
import { Note, statusClass, UnderWay, UnderWayRow } from './status-parts.tsx';

/** What is happening to a recording, where it differs from a transcript; else null. */
export function recordingStatus(file: QueuedFile) {
  const { state, name, size, recording } = file;
  if (!recording) return null;
  switch (state.kind) {
    case 'waiting':
      return <Waiting parts={null} />;
    case 'stripping':
      return (
        <UnderWay
          name={name}
          word={`1 of 4 · ${hasPicture(name) ? 'Taking the picture out' : 'Reading the sound'}`}
          note={partWords(state.readBytes, size)}
          percentage={size > 0 ? (state.readBytes / size) * 100 : 0}
        />
      );
    case 'asking':
      return (
        <Warning
          text={
            hasPicture(name)
              ? 'The picture cannot be taken out'
              : 'The sound cannot be made smaller'
          }
        />
      );
    case 'uploading': {
      const bytes = recording.soundBytes ?? size;
      return (
        <UnderWay
          name={name}
          word="2 of 4 · Uploading the sound"
          note={partWords(state.sentBytes, bytes)}
          percentage={bytes > 0 ? (state.sentBytes / bytes) * 100 : 0}
        />
      );
    }
    case 'analysing':
      return <Analysing name={name} state={state} />;
    case 'done':
      if (isNameless(file)) return <Warning text="Speakers were not told apart" />;
      if (!state.recording) return null;
      return (
        <>
          <StatusLabel status="completed">Done</StatusLabel>
          <Note text={recordingText(state.recording, state.participants)} />
        </>
      );
    default:
      return null;
  }
}

type AnalysingProps = { name: string; state: Extract<FileState, { kind: 'analysing' }> };

function Analysing({
  name,
  state: { step, percentage, minutes, recording, waitsFor },
}: AnalysingProps) {
  if (step === 'queued') return <Waiting parts={recording?.parts ?? null} />;
  if (step !== 'transcribing')
    return (
      <UnderWay
        name={name}
        word={`4 of 4 · ${stepText(step).split(' · ').at(-1)}`}
        note={`${Math.round(percentage)}%`}
        percentage={percentage}
      />
    );
  const word = '3 of 4 · Writing down';
  if (!minutes) {
    const note = waitsFor ? 'waiting for the speech service' : 'reading the sound';
    return <UnderWay name={name} word={word} note={note} percentage={0} />;
  }
  return (
    <UnderWayRow
      word={word}
      note={minutesText(minutes)}
      bar={<WrittenBar name={name} minutes={minutes} className="h-[3px]" />}
    />
  );
}

const Waiting = ({ parts }: { parts: number | null }) => (
  <>
    <span className={statusClass}>
      <Hourglass aria-hidden className="size-3.5 text-ink-3" />
      Waiting
    </span>
    {parts !== null && parts > 1 && <Note text={`sent in ${parts} parts, joined again`} />}
  </>
);

const Warning = ({ text }: { text: string }) => (
  <span className={`${statusClass} text-neu`}>
    <TriangleAlert aria-hidden className="size-3.5" />
    {text}
  </span>
);
