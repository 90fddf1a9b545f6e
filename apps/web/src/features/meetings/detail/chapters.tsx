import { type Chapter, titleLengthMax } from '@rapport/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Section } from '@/components/ui/section.tsx';
import { clock } from '@/lib/clock.ts';
import { counted } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { chaptersExplanation } from '../computed/finding-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { usePlace } from '../transcript/use-place.ts';
import { chapterAt } from './chapter-at.ts';
import { ChapterBar } from './chapter-bar.tsx';
import { type ChapterTimes, chapterTimes } from './chapter-times.ts';
import { loadFindingDialog } from './load-finding-dialog.ts';

type ChaptersProps = {
  meetingId: string;
  chapters: readonly Chapter[];
  /** Of the meeting. */
  minutes: number;
  canCorrect: boolean;
};

export function Chapters({ meetingId, chapters, minutes, canCorrect }: ChaptersProps) {
  const [renamed, setRenamed] = useState<Chapter>();
  const FindingDialog = useOnDemand(loadFindingDialog, renamed !== undefined);
  const times = chapterTimes(chapters, minutes);
  const current = chapterAt(chapters, usePlace());
  return (
    <Section
      title="Chapters"
      note={
        <span className="flex items-center gap-0.5">
          {counted(chapters.length, 'chapter')}
          <HowComputed figure="Chapters" explanation={chaptersExplanation(chapters.length)} />
        </span>
      }
    >
      {times && <ChapterBar {...{ chapters, times, current }} />}
      <ol aria-label="Chapters" className="grid gap-x-8 @min-[720px]:grid-cols-2">
        {chapters.map((chapter, index) => (
          <li
            key={chapter.fromTurn}
            className="grid grid-cols-[24px_minmax(0,1fr)_auto_auto] items-center border-line border-t py-2.5"
          >
            <span className={index === current ? 'font-strong text-accent' : 'text-ink-3'}>
              {index + 1}
            </span>
            <Link
              aria-current={index === current || undefined}
              to={`?turn=${chapter.fromTurn}`}
              preventScrollReset
              className="font-medium text-pretty wrap-anywhere hover:text-accent hover:underline"
            >
              {chapter.title}
            </Link>
            <span className="text-12 text-ink-3 leading-6">{timesOf(times?.[index])}</span>
            {canCorrect && (
              <IconButton
                icon={Pencil}
                iconSize={14}
                label={`Rename ‘${chapter.title}’`}
                tooltip={false}
                className="ml-1 size-6 text-ink-3 print:hidden"
                onClick={() => setRenamed(chapter)}
              />
            )}
          </li>
        ))}
      </ol>
      {FindingDialog && renamed && (
        <FindingDialog
          meetingId={meetingId}
          title="Rename the chapter"
          description="The new title stays when the meeting is analysed again."
          submitLabel="Rename"
          label="Title"
          initial={renamed.title}
          longest={titleLengthMax}
          correctionOf={(title) => ({ kind: 'rename-chapter', fromTurn: renamed.fromTurn, title })}
          doneOf={(title) => `Renamed '${renamed.title}' to '${title}'.`}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Section>
  );
}

/** '12:04, 7 min' */
function timesOf(times: ChapterTimes | undefined): string {
  if (!times) return '';
  return `${clock(times.start)}, ${Math.max(1, Math.round((times.end - times.start) / 60))} min`;
}
