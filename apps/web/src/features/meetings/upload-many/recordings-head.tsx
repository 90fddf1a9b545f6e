import { counted } from '@/lib/number-words.ts';
import { hasPicture, sizeWords } from '../recordings/recording-words.ts';
import type { QueuedFile } from './queued-file.ts';

const firstStep = (files: readonly QueuedFile[]) =>
  files.some(({ name }) => hasPicture(name))
    ? 'Picture out, in this browser'
    : 'Sound read, in this browser';
const nextSteps = [
  'Sound uploaded',
  'Words written down, by the speech service',
  'Read like a transcript',
];

type RecordingsHeadProps = {
  files: readonly QueuedFile[];
  status: string | null;
  isReading: boolean;
};

/** How much of the recordings leaves this computer, and the steps that they go through. */
export function RecordingsHead({ files, status, isReading }: RecordingsHeadProps) {
  const { recordings, chosenBytes, leavingBytes, isComplete, isEstimated } = partLeaving(files);
  const part = `${sizeWords(leavingBytes)} of ${sizeWords(chosenBytes)}`;
  const percentage = chosenBytes > 0 ? (leavingBytes / chosenBytes) * 100 : 0;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-strong">
          {isEstimated && 'About '}
          {part} leave this computer{!isComplete && ' so far'}
        </span>
        <span className="text-12 text-ink-2">
          {counted(recordings, 'recording')}; only the sound is sent
        </span>
        <span role="status" className="ml-auto text-12 text-ink-2">
          {isReading ? 'Reading files...' : status}
        </span>
      </p>
      <div
        role="img"
        aria-label={`${part}, ${Math.round(percentage)} percent`}
        className="mt-2 mb-2.5 h-2 overflow-hidden rounded-[3px] bg-pressed"
      >
        <div className="h-full bg-accent" style={{ width: `${percentage}%` }} />
      </div>
      <ol
        aria-label="Steps"
        className="flex flex-wrap gap-x-6 gap-y-1 text-12 text-ink-2 max-md:grid"
      >
        {[firstStep(files), ...nextSteps].map((step, at) => (
          <li key={step} className="flex gap-1.5">
            <b aria-hidden className="font-strong text-ink-3">
              {at + 1}
            </b>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How much of the chosen recordings is sent; refused ones and those that are already here are not. */
function partLeaving(files: readonly QueuedFile[]) {
  const sum = {
    recordings: 0,
    chosenBytes: 0,
    leavingBytes: 0,
    isComplete: true,
    isEstimated: false,
  };
  for (const { recording, size, state } of files) {
    if (!recording || state.kind === 'refused' || state.kind === 'here') continue;
    sum.recordings += 1;
    sum.chosenBytes += size;
    sum.leavingBytes += recording.soundBytes ?? 0;
    if (recording.soundBytes == null) sum.isComplete = false;
    else if (recording.soundName === undefined) sum.isEstimated = true;
  }
  return sum;
}
