import type { ParticipantSummary, SentimentBreakdownAnswer } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Section } from '@/components/ui/section.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { counted } from '@/lib/number-words.ts';
import { getSentimentBreakdownQueryOptions, useParticipantSummaries } from '../api/meeting.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { moodExplanation, scoreExplanation } from '../computed/sentiment-explanations.ts';
import { hidesMoods, hidesTalkFigures } from '../domain/order-summaries.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { sentenceOn } from '../mood/breakdown-sentence.ts';
import { HiddenMood } from '../mood/hidden-mood.tsx';
import { BreakdownBar } from './breakdown-bar.tsx';
import { PartFailed } from './part-failed.tsx';
import { ParticipantSummaries } from './participant-summaries.tsx';

const participantsId = 'participant-summaries';

/**
 * Sentiment breakdown and participant summaries; only the summaries while the sentiment feature is
 * switched off.
 */
export function SentimentSection({ meeting }: { meeting: ShownMeetingDetail }) {
  const { id, judgedReason } = meeting;
  const breakdown = useQuery(getSentimentBreakdownQueryOptions(id));
  const summaries = useParticipantSummaries(id);
  if (breakdown.data === null) {
    return (
      <Section title="Participant Summaries">
        <Summaries query={summaries} />
      </Section>
    );
  }
  const isMoodRead = judgedReason !== 'language';
  const people = summaries.data?.items ?? [];
  const isAnonymous = hidesMoods(people);
  return (
    <Section title="Sentiment Breakdown">
      {breakdown.error ? (
        <PartFailed title="Failed to load the sentiment breakdown" query={breakdown} />
      ) : breakdown.data ? (
        <Breakdown {...{ meeting, breakdown: breakdown.data, summaries: summaries.data?.items }} />
      ) : (
        <Loading label="Loading the sentiment breakdown...">
          <Skeleton className="h-5 w-80 max-w-full" />
          <Skeleton className="mt-4 h-14" />
        </Loading>
      )}
      <div className="mt-5 mb-2 flex flex-wrap items-center gap-x-3">
        <h3 id={participantsId}>Participant Summaries</h3>
        {breakdown.data && (
          <p className="text-12 text-ink-3">
            {isAnonymous ? anonymousCaption(people) : orderCaption(people)}
          </p>
        )}
        {summaries.data && isMoodRead && !isAnonymous && (
          <HowComputed explanation={moodExplanation(people)} />
        )}
      </div>
      <Summaries query={summaries} hidesMoods={!isMoodRead} />
    </Section>
  );
}

type BreakdownProps = {
  meeting: ShownMeetingDetail;
  breakdown: SentimentBreakdownAnswer;
  /** Undefined until loaded. */
  summaries: ParticipantSummary[] | undefined;
};

function Breakdown({ meeting, breakdown, summaries }: BreakdownProps) {
  const { judgedReason, participants, peopleByFeeling } = meeting;
  if ('moodHidden' in breakdown)
    return (
      <HiddenMood
        reason={breakdown.moodHidden}
        participants={participants.length}
        className="max-w-100"
      />
    );
  const people = { calm: 0, 'too-little': 0, ...peopleByFeeling, ...breakdown };
  return (
    <>
      <div className="-mt-2 mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="max-w-[92ch] text-ink-2 text-pretty">{sentenceOn(meeting, people)}</p>
        {judgedReason !== 'language' && (
          <HowComputed
            explanation={scoreExplanation(breakdown)}
            {...(summaries && {
              source: {
                label: `See the ${counted(summaries.length, 'participant')}`,
                elementId: participantsId,
              },
            })}
          />
        )}
      </div>
      <BreakdownBar people={people} summaries={summaries ?? []} />
    </>
  );
}

/** Says how participants are ordered, and what their moods open. */
function orderCaption(summaries: readonly ParticipantSummary[]): string {
  const opens = summaries.some(({ feelingEvidence }) => feelingEvidence?.length);
  return `in order of talk${opens ? '; a mood opens the two turns that made it' : ''}`;
}

/** Says how participants without moods are ordered. */
function anonymousCaption(summaries: readonly ParticipantSummary[]): string {
  const order = hidesTalkFigures(summaries) ? 'by name' : 'by talk time';
  const hasOwn = summaries.some(({ overallSentiment }) => overallSentiment !== undefined);
  return `what was said, ${order}; ${hasOwn ? 'no moods of others' : 'no moods'}`;
}

type SummariesProps = {
  query: ReturnType<typeof useParticipantSummaries>;
  hidesMoods?: boolean;
};

function Summaries({ query, hidesMoods }: SummariesProps) {
  if (query.data) return <ParticipantSummaries {...query.data} hidesMoods={hidesMoods} />;
  if (query.error) return <PartFailed title="Failed to load the summaries" query={query} />;
  return (
    <Loading label="Loading the summaries...">
      <div className="grid gap-x-8 @min-[720px]:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row} className="flex h-22 gap-3 border-line border-t py-3.5">
            <Skeleton className="size-8 rounded-full" />
            <div className="grid flex-1 content-start gap-2.5">
              <Skeleton className="h-3.5 w-40" />
              <Skeleton className="h-3" />
              <Skeleton className="h-3 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
