import { recordingEnding, recordingFiles } from '@rapport/contract';
import { FileText, type LucideIcon, Mic, Video } from 'lucide-react';
import { Fragment } from 'react';
import { lengthWords, sizeWords } from '../recordings/recording-words.ts';
import type { QueuedFile } from './queued-file.ts';

const icons: Record<'audio' | 'video', LucideIcon> = { audio: Mic, video: Video };

export function iconOf(name: string): LucideIcon {
  const ending = recordingEnding(name);
  return ending ? icons[recordingFiles[ending]] : FileText;
}

/** The second line of a file among recordings: '1.2 GB → 21.8 MB, 48 min'. */
export function FileCaption({ file: { size, recording, state } }: { file: QueuedFile }) {
  if (!recording) return <>{sizeWords(size)}, transcript</>;
  const { soundBytes, soundName, minutes, tracks = 1 } = recording;
  const parts = [
    minutes != null && lengthWords(minutes),
    tracks > 1 && `first of ${tracks} sound tracks`,
  ].filter((part) => part !== false);
  const isSmaller = soundName !== undefined && soundBytes != null && soundBytes < size;
  return (
    <>
      {sizeWords(size)}
      {isSmaller && state.kind !== 'refused' && (
        <>
          {' '}
          <span aria-hidden className="text-accent">
            →
          </span>
          <span className="sr-only">becomes</span> {sizeWords(soundBytes)}
        </>
      )}
      {parts.map((part) => (
        <Fragment key={part}>, {part}</Fragment>
      ))}
    </>
  );
}
