import type { MeetingTranscript } from '@rapport/contract';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { useParticipantSummaries } from '../api/meeting.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { talkShareExplanation } from '../computed/talk-share-explanation.ts';
import { JoinedLabels } from '../corrections/joined-labels.tsx';
import { hidesTalkFigures } from '../domain/order-summaries.ts';
import { useKnownTranscript } from './transcript-context.ts';

const speakersFirst = 6;

type SpeakerSharesProps = { meetingId: string; transcript: MeetingTranscript };

/** The talk share of each speaker, largest first; in works-council mode only the names. */
export function SpeakerShares({ meetingId, transcript }: SpeakerSharesProps) {
  const { nameOf } = useKnownTranscript();
  const { data: summaries } = useParticipantSummaries(meetingId);
  const [showsAll, setShowsAll] = useState(false);
  // Counting all words is slow, so it is not repeated at each keystroke of a search.
  const explanation = useMemo(() => talkShareExplanation(transcript, nameOf), [transcript, nameOf]);
  const shares = new Map(summaries?.items.map(({ id, talkShare }) => [id, talkShare]));
  const speakers = transcript.speakers
    .map((speaker) => ({ speaker, share: shares.get(speaker.participantId) ?? 0 }))
    .toSorted((a, b) => b.share - a.share);
  const most = Math.max(...speakers.map(({ share }) => share), Number.EPSILON);
  const shown = showsAll ? speakers : speakers.slice(0, speakersFirst);
  if (speakers.length === 0) return null;
  const hasShares = !hidesTalkFigures(summaries?.items ?? []);
  return (
    <section aria-label="Speakers" className="mt-3 border-line-2 border-t pt-3">
      <h3>Speakers</h3>
      {hasShares && (
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-12 text-ink-3">Share of talk, %</p>
          <HowComputed explanation={explanation} />
        </div>
      )}
      <ul>
        {shown.map(({ speaker, share }) => (
          <li key={speaker.participantId}>
            <div
              className={cn(
                'grid min-h-8 items-center gap-3',
                hasShares && 'grid-cols-[minmax(0,1fr)_72px_36px]',
              )}
            >
              <span className="flex min-w-0 items-center gap-1.5">
                <span className="truncate" title={nameOf(speaker.participantId)}>
                  {nameOf(speaker.participantId)}
                </span>
                {speaker.role !== undefined && (
                  <span className="truncate text-12 text-ink-3">{speaker.role}</span>
                )}
                {speaker.tie === null && (
                  <span title="Not tied to a person" className="text-neu">
                    <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
                    <span className="sr-only">Not tied to a person</span>
                  </span>
                )}
              </span>
              {hasShares && (
                <>
                  <span aria-hidden className="h-1.5 overflow-hidden rounded-[3px] bg-pressed">
                    <span
                      className="block h-full rounded-[3px] bg-ink-3"
                      style={{ width: `${(share / most) * 100}%` }}
                    />
                  </span>
                  <span className="text-right">{Math.round(share * 100)}</span>
                </>
              )}
            </div>
            {speaker.joined.length > 0 && (
              <JoinedLabels
                meetingId={meetingId}
                speaker={speaker}
                name={nameOf(speaker.participantId)}
                can={transcript.can}
              />
            )}
          </li>
        ))}
      </ul>
      {!showsAll && speakers.length > shown.length && (
        <button
          type="button"
          className="mt-1 cursor-default text-accent hover:underline max-md:min-h-6"
          onClick={() => setShowsAll(true)}
        >
          {speakers.length - shown.length} more
        </button>
      )}
    </section>
  );
}
