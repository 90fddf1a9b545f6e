import { type MeetingTranscript, peopleWords, unknownSpeaker } from '@rapport/contract';
import { useState } from 'react';
import { Section } from '@/components/ui/section.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { useTranscript } from '../api/meeting.ts';
import { PartFailed } from '../detail/part-failed.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { NoTranscript } from './no-transcript.tsx';
import { SearchBox } from './search-box.tsx';
import { useIsNaming, useIsTranscriptAsked, usePlace } from './use-place.ts';
import { useShownTurns } from './use-shown-turns.ts';
import { useTranscriptSearch } from './use-transcript-search.ts';

const loadNameTurns = () => import('../naming/name-turns.tsx').then(({ NameTurns }) => NameTurns);
const loadTranscriptBody = () =>
  import('./transcript-body.tsx').then(({ TranscriptBody }) => TranscriptBody);
/** The search sticks to the top; on phones below the top bar. */
const stayingHead =
  'sticky top-0 z-10 gap-y-2 bg-paper md:py-2 max-md:flex-wrap max-md:*:last:w-full';

type TranscriptSectionProps = {
  meeting: ShownMeetingDetail;
  query: ReturnType<typeof useTranscript>;
  onOpen: () => void;
};

/** The transcript. Opened by its button, or by an address with a place in it. */
export function TranscriptSection({ meeting, query, onOpen }: TranscriptSectionProps) {
  const place = usePlace();
  const [isOpen, setIsOpen] = useState(useIsTranscriptAsked());
  const [placeKey, setPlaceKey] = useState(place?.key);
  if (place && place.key !== placeKey) {
    setPlaceKey(place.key);
    setIsOpen(true);
  }
  const { data: transcript } = query;
  const isNaming = useIsNaming() && meeting.can.correct;
  const [wasNaming, setWasNaming] = useState(isNaming);
  if (isNaming !== wasNaming) {
    setWasNaming(isNaming);
    if (isNaming) setIsOpen(true);
  }
  const shown = useShownTurns(transcript);
  const search = useTranscriptSearch(shown.turns);
  const TranscriptBody = useOnDemand(loadTranscriptBody, isOpen && !isNaming);
  const NameTurns = useOnDemand(loadNameTurns, isOpen && isNaming);
  return (
    <Section
      title="Transcript"
      note={transcript && <Coverage transcript={transcript} />}
      actions={transcript && isOpen && !isNaming && <SearchBox search={search} />}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (open) onOpen();
      }}
      // Printed only if open: a closed transcript may not be loaded.
      className={cn('mt-8', !isOpen && 'print:hidden')}
      headClassName={isOpen && transcript && !isNaming ? stayingHead : undefined}
    >
      {transcript && isNaming && NameTurns ? (
        <NameTurns meeting={meeting} transcript={transcript} />
      ) : transcript && !isNaming && TranscriptBody ? (
        <TranscriptBody
          meeting={meeting}
          transcript={transcript}
          shown={shown}
          search={search}
          place={place}
        />
      ) : transcript === null ? (
        <NoTranscript meeting={meeting} />
      ) : query.error && !transcript ? (
        <PartFailed title="Failed to load the transcript" query={query} />
      ) : (
        <TranscriptSkeleton />
      )}
    </Section>
  );
}

function Coverage({ transcript: { coverage, speakers } }: { transcript: MeetingTranscript }) {
  const { minutes, timed, turns, words, unattributedTurns } = coverage;
  const named = speakers.filter(({ label }) => label !== unknownSpeaker).length;
  const length = `${timed ? '' : 'about '}${counted(Math.round(minutes), 'minute')}, ${counted(turns, 'turn')}`;
  const rest = [
    counted(words, 'word'),
    named === 0 ? peopleWords(0) : counted(named, 'speaker'),
    ...(named > 0 && unattributedTurns > 0
      ? [`${counted(unattributedTurns, 'turn')} without a speaker`]
      : []),
  ];
  // There is room for only one line beside the title.
  return (
    <>
      {length}
      <span className="@max-[860px]:sr-only">, {rest.join(', ')}</span>
    </>
  );
}

function TranscriptSkeleton() {
  return (
    <Loading label="Loading the transcript...">
      <div className="grid gap-x-10 gap-y-4 @min-[860px]:grid-cols-[304px_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
        <div className="grid content-start gap-6">
          {['a', 'b', 'c', 'd'].map((turn) => (
            <div key={turn} className="flex gap-3">
              <Skeleton className="size-6 rounded-full" />
              <div className="grid flex-1 gap-2.5 pt-1">
                <Skeleton className="h-3.5 w-32" />
                <Skeleton className="h-3.5 max-w-measure" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
