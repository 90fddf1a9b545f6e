import { useEffect, useMemo, useState } from 'react';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { Section } from '@/components/ui/section.tsx';
import { cn } from '@/lib/cn.ts';
import { onNextGesture } from '@/lib/next-gesture.ts';
import { personName } from '@/lib/user-words.ts';
import { useTranscript } from '../api/get-transcript.ts';
import { inShortExplanation } from '../computed/finding-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { TranscriptContext, unknownSpeaker } from '../transcript/transcript-context.ts';
import { TranscriptSection } from '../transcript/transcript-section.tsx';
import { useIsTranscriptAsked } from '../transcript/use-place.ts';
import { ActionSection } from './action-section.tsx';
import { Chapters } from './chapters.tsx';
import { ConnectionMapFigure } from './connection-map-figure.tsx';
import { MeetingDetails } from './meeting-details.tsx';
import { OutcomeSection } from './outcome-section.tsx';
import { Sentences } from './sentences.tsx';
import { SentimentSection } from './sentiment-section.tsx';
import { TalkDynamicsSection } from './talk-dynamics.tsx';

const besideClass = '@min-[720px]:grid-cols-[2fr_3fr]';

export function MeetingResult({ meeting }: { meeting: ShownMeetingDetail }) {
  const isTranscriptAsked = useIsTranscriptAsked();
  const hasActions = meeting.actionItems !== undefined;
  const { findings } = meeting;
  /** Decisions and open questions are found only in English. */
  const english = meeting.language === 'en' ? findings : undefined;
  const corrected = { meetingId: meeting.id, canCorrect: meeting.can.correct };
  /** An open question that is being turned into an action. */
  const [question, setQuestion] = useState<string>();
  const dialogs = useActionDialogs(question !== undefined);
  // The chapters show who spoke in them, which only the transcript tells.
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onNextGesture(() => setIsWanted(true)), []);
  const query = useTranscript(meeting.id, isWanted || isTranscriptAsked);
  const known = useMemo(() => {
    const names = new Map(meeting.participants.map(({ id, user }) => [id, personName(user)]));
    const labels = new Map(
      query.data?.speakers.map(({ participantId, label }) => [participantId, label]),
    );
    return {
      transcript: query.data,
      nameOf: (id: string | null) =>
        (id === null ? undefined : (names.get(id) ?? labels.get(id))) ?? unknownSpeaker,
    };
  }, [meeting.participants, query.data]);
  return (
    <TranscriptContext value={known}>
      {findings && findings.inShort.length > 0 && (
        <Section
          title="In short"
          note={<HowComputed figure="In short" explanation={inShortExplanation} />}
        >
          <Sentences sentences={findings.inShort} label="In short" kind="in-short" />
        </Section>
      )}
      {findings && findings.chapters.length > 0 && (
        <Chapters findings={findings} minutes={meeting.durationMinutes} {...corrected} />
      )}
      <div className={cn('grid gap-x-8', english && hasActions && besideClass)}>
        {english && <OutcomeSection kind="decision" outcomes={english.decisions} {...corrected} />}
        {hasActions && (
          <div className="@container">
            <ActionSection meetingId={meeting.id} areSought={meeting.judgedReason !== 'language'} />
          </div>
        )}
      </div>
      {english && (
        <OutcomeSection
          kind="question"
          outcomes={english.openQuestions}
          onAction={hasActions ? setQuestion : undefined}
          {...corrected}
        />
      )}
      {dialogs && question !== undefined && (
        <dialogs.AddActionDialog
          meetingId={meeting.id}
          initial={{ text: question }}
          onClose={() => setQuestion(undefined)}
        />
      )}
      <TalkDynamicsSection meeting={meeting} />
      <MeetingDetails meeting={meeting} />
      <SentimentSection meeting={meeting} />
      <ConnectionMapFigure meeting={meeting} />
      <TranscriptSection meeting={meeting} query={query} onOpen={() => setIsWanted(true)} />
    </TranscriptContext>
  );
}
