import {
  type Chapter,
  chapterTitlesText,
  type Evidence,
  type MeetingFindings,
  titleLengthMax,
} from '@rapport/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Section } from '@/components/ui/section.tsx';
import { counted } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { chaptersExplanation } from '../computed/finding-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import {
  addressOfChapter,
  type Place,
  readTurnRange,
  type TurnRange,
} from '../transcript/place.ts';
import { useKnownTranscript } from '../transcript/transcript-context.ts';
import { usePlace } from '../transcript/use-place.ts';
import { ChapterBar } from './chapter-bar.tsx';
import { chapterTimes, timesWords } from './chapter-times.ts';
import { loadFindingDialog } from './load-finding-dialog.ts';

const loadChapterSpeakers = () =>
  import('./chapter-speakers.tsx').then(({ ChapterSpeakers }) => ChapterSpeakers);

type ChaptersProps = {
  meetingId: string;
  findings: MeetingFindings;
  /** Of the meeting. */
  minutes: number;
  canCorrect: boolean;
};

/** Each chapter shows its turns alone in the transcript. */
export function Chapters({ meetingId, findings, minutes, canCorrect }: ChaptersProps) {
  const { chapters } = findings;
  const [renamed, setRenamed] = useState<Chapter>();
  const FindingDialog = useOnDemand(loadFindingDialog, renamed !== undefined);
  const byModel = chapterTitlesText(findings);
  const times = chapterTimes(chapters, minutes);
  const [parameters] = useSearchParams();
  const current = chapterAt(chapters, usePlace(), readTurnRange(parameters));
  const ChapterSpeakers = useOnDemand(
    loadChapterSpeakers,
    Boolean(useKnownTranscript().transcript),
  );
  return (
    <Section
      title="Chapters"
      defaultOpen={false}
      note={
        <span className="flex items-center gap-0.5">
          {counted(chapters.length, 'chapter')} in {counted(Math.round(minutes), 'minute')}
          <HowComputed figure="Chapters" explanation={chaptersExplanation(chapters.length)} />
        </span>
      }
    >
      {times && <ChapterBar {...{ chapters, times, current }} />}
      <ol aria-label="Chapters" className="grid gap-x-8 @min-[720px]:grid-cols-2">
        {chapters.map((chapter, index) => (
          <li
            key={chapter.fromTurn}
            id={elementIdOf(chapter)}
            tabIndex={-1}
            className="grid grid-cols-[24px_minmax(0,1fr)_auto_auto] border-line border-t py-2 leading-6 outline-none focus-visible:outline-2"
          >
            <span className={index === current ? 'font-strong text-accent' : 'text-ink-3'}>
              {index + 1}
            </span>
            <Link
              aria-current={index === current || undefined}
              to={addressOfChapter(chapter)}
              preventScrollReset
              className="font-medium text-pretty wrap-anywhere hover:text-accent hover:underline"
            >
              {chapter.title}
            </Link>
            <span className="text-12 text-ink-3 leading-6">{timesWords(times?.[index])}</span>
            {canCorrect && (
              <IconButton
                icon={Pencil}
                iconSize={14}
                label={`Rename ‘${chapter.title}’`}
                tooltip={false}
                className="ml-1 size-6 text-ink-3 max-md:-my-2.5 max-md:-mr-2.5 max-md:-ml-1.5 print:hidden"
                onClick={() => setRenamed(chapter)}
              />
            )}
            <span className="col-span-3 col-start-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4">
              <EvidenceLinks
                evidence={chapterQuotes(chapter, findings)}
                origin={{ kind: 'chapter', elementId: elementIdOf(chapter) }}
                className="mt-0"
              />
              <span className="ml-auto">
                {ChapterSpeakers && <ChapterSpeakers chapter={chapter} />}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {byModel && <p className="pt-2 text-pretty text-12 text-ink-3 wrap-anywhere">{byModel}</p>}
      {FindingDialog && renamed && (
        <FindingDialog
          meetingId={meetingId}
          title="Rename the chapter"
          description="The new title stays when the meeting is analysed again."
          submitLabel="Rename"
          label="Title"
          initial={renamed.title}
          longest={titleLengthMax}
          changeOf={(title) => ({
            correction: { kind: 'rename-chapter', fromTurn: renamed.fromTurn, title },
            done: `Renamed '${renamed.title}' to '${title}'.`,
          })}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Section>
  );
}

const elementIdOf = ({ fromTurn }: Chapter) => `chapter-${fromTurn}`;

/** The index of the chapter that is chosen, or that a place of the transcript is in; -1 for none. */
function chapterAt(
  chapters: readonly Chapter[],
  place: Place | null,
  chosen: TurnRange | null,
): number {
  const turn = place?.opened?.evidence.turn ?? place?.turn ?? chosen?.from;
  if (turn !== undefined)
    return chapters.findIndex(({ fromTurn, toTurn }) => fromTurn <= turn && turn <= toTurn);
  const at = place?.at;
  if (at === undefined) return -1;
  // The address has whole seconds.
  return chapters.findLastIndex(({ start }) => start !== null && Math.floor(start) <= at);
}

const quotesMax = 3;

/** The turns of a chapter that the other findings quote, in the order of the meeting. */
function chapterQuotes(
  { fromTurn, toTurn }: Pick<Chapter, 'fromTurn' | 'toTurn'>,
  { inShort, decisions, openQuestions }: MeetingFindings,
): Evidence[] {
  const inside = [...inShort, ...decisions, ...openQuestions]
    .flatMap(({ evidence }) => evidence)
    .filter(({ turn }) => fromTurn <= turn && turn <= toTurn);
  // Later entries of a map replace earlier ones, so the first quotation of a turn comes last.
  const byTurn = new Map(inside.toReversed().map((words) => [words.turn, words] as const));
  return [...byTurn.values()]
    .reverse()
    .slice(0, quotesMax)
    .sort((a, b) => a.turn - b.turn);
}
