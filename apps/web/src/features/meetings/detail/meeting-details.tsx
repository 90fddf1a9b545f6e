import { namedPeople } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SwitchOnActions } from '@/components/actions/switch-on-actions.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { FeelingBadge } from '@/components/ui/feeling-badge.tsx';
import { Section } from '@/components/ui/section.tsx';
import { counted } from '@/lib/number-words.ts';
import { getSentimentBreakdownQueryOptions } from '../api/meeting.ts';
import { ToCheckStrip } from '../checks/to-check-strip.tsx';
import type { Explanation } from '../computed/explanation.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { scoreExplanation } from '../computed/sentiment-explanations.ts';
import { summaryExplanation } from '../computed/summary-explanation.ts';
import {
  actionsExplanation,
  durationExplanation,
  peopleExplanation,
} from '../computed/talk-explanations.ts';
import { longDate } from '../domain/format-meeting-date.ts';
import { formatScore } from '../domain/sentiment-score.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { HiddenMood, WordOfHidden } from '../mood/hidden-mood.tsx';
import {
  countedWords,
  feelingOf,
  type MeetingMood,
  noScoreWords,
  scoreColour,
} from '../mood/mood-words.ts';
import { useKnownTranscript } from '../transcript/transcript-context.ts';
import { WrittenBy } from './written-by.tsx';

export function MeetingDetails({ meeting }: { meeting: ShownMeetingDetail }) {
  const { initiatives, sentiment } = meeting;
  const { data: breakdown } = useQuery(getSentimentBreakdownQueryOptions(meeting.id));
  const { transcript } = useKnownTranscript();
  return (
    <Section title="Meeting Details">
      {meeting.toCheck && (
        <ToCheckStrip
          meetingId={meeting.id}
          kinds={meeting.toCheck}
          minutes={meeting.durationMinutes}
          className="mb-4 rounded-control border border-line"
        />
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @min-[560px]:flex @min-[560px]:flex-wrap @min-[560px]:justify-between">
        <Fact
          name="Date"
          explanation={meeting.isDateStated ? undefined : uploadDateExplanation(meeting)}
        >
          {longDate(meeting.date)}
        </Fact>
        <Fact name="Time">
          {meeting.isTimeStated ? `${meeting.startTime}–${meeting.endTime}` : 'Not stated'}
        </Fact>
        {meeting.toCheck?.includes('length') ? (
          <Fact name="Duration">To check</Fact>
        ) : (
          <Fact name="Duration" explanation={durationExplanation(meeting, transcript)}>
            {meeting.isDurationEstimated && 'about '}
            {counted(Math.round(meeting.durationMinutes), 'minute')}
          </Fact>
        )}
        <Fact name="People" explanation={peopleExplanation(meeting)}>
          {namedPeople(meeting.participants) || 'Not told apart'}
        </Fact>
        <Fact name="Team">{meeting.team}</Fact>
        <Fact name="Actions" explanation={actionsExplanation(meeting)}>
          {meeting.actions}
          {meeting.actions > 0 && <SwitchOnActions className="block font-body text-12" />}
        </Fact>
        {sentiment !== undefined && (
          <Fact
            name="Sentiment"
            explanation={
              breakdown && !('moodHidden' in breakdown) && meeting.judged !== false
                ? scoreExplanation(breakdown)
                : undefined
            }
          >
            <MeetingSentiment score={sentiment} meeting={meeting} />
          </Fact>
        )}
        {meeting.moodHidden && (
          <Fact name="Sentiment">
            <WordOfHidden meeting={meeting} />
            <HiddenMood
              reason={meeting.moodHidden}
              participants={meeting.participants.length}
              className="mt-1 max-w-60 font-body"
            />
          </Fact>
        )}
      </dl>
      <div className="mt-4 grid gap-x-8 gap-y-4 @min-[720px]:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <div className="mb-0.5 flex h-4 items-center">
            <h3 className="font-body text-12 text-ink-3">Summary</h3>
            {meeting.summary && (
              <HowComputed
                figure="Summary"
                explanation={summaryExplanation(meeting.summarySource)}
                className="-my-1"
              />
            )}
          </div>
          <p className="max-w-[74ch] whitespace-pre-line text-pretty">
            {meeting.summary || 'No summary available'}
          </p>
          {meeting.summary && <WrittenBy sources={[meeting.summarySource]} className="mt-1.5" />}
        </div>
        <div>
          <h3 className="mb-1.5 font-body text-12 text-ink-3">Related Initiatives</h3>
          {initiatives.length === 0 ? (
            <p className="text-ink-2">None were named.</p>
          ) : (
            <ul className="flex flex-wrap gap-1">
              {initiatives.map((initiative) => (
                <li key={initiative}>
                  <Badge>{initiative}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}

type FactProps = { name: string; explanation?: Explanation | undefined; children: ReactNode };

function Fact({ name, explanation, children }: FactProps) {
  return (
    <div>
      <dt className="flex h-4 items-center text-12 text-ink-3">
        {name}
        {explanation && <HowComputed figure={name} explanation={explanation} className="-my-1" />}
      </dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

/** Explains the date of a meeting whose transcript contains none. */
function uploadDateExplanation({ date }: ShownMeetingDetail): Explanation {
  return {
    figure: 'meeting-start',
    steps: [
      'The transcript is searched for a date: its title, its notes and its page headers.',
      'Then the file name is searched.',
    ],
    sum: `Neither contains one, so the date is ${longDate(date)}.`,
    basis: 'one transcript and its file name',
  };
}

/** Score and label of a meeting among its details, or why it has none. */
function MeetingSentiment({ score, meeting }: { score: number; meeting: MeetingMood }) {
  const feeling = feelingOf(meeting);
  const isJudged = meeting.judged !== false;
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        {isJudged && <span className={scoreColour(score)}>{formatScore(score)}/10</span>}
        {feeling ? <FeelingBadge feeling={feeling} /> : 'Not judged'}
      </span>
      <span className="mt-0.5 block font-body text-12 text-ink-3">
        {isJudged ? countedWords(meeting) : noScoreWords(meeting)}
      </span>
    </>
  );
}
