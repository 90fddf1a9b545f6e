import { useEffect, useMemo, useState } from 'react';
import { AddActionDialog } from '@/components/actions/add-action-dialog.tsx';
import { onNextGesture } from '@/lib/next-gesture.ts';
import { personName } from '@/lib/user-words.ts';
import { useTranscript } from '../api/get-transcript.ts';
import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import { TranscriptContext } from '../transcript/transcript-context.ts';
import { TranscriptSection } from '../transcript/transcript-section.tsx';
import { useIsTranscriptAsked } from '../transcript/use-place.ts';
import { ActionSection } from './action-section.tsx';
import { ConnectionMapFigure } from './connection-map-figure.tsx';
import { Findings } from './findings.tsx';
import { MeetingDetails } from './meeting-details.tsx';
import { SentimentSection } from './sentiment-section.tsx';
import { TalkDynamicsSection } from './talk-dynamics.tsx';

const unnamed = 'Unknown speaker';

export function MeetingResult({ meeting }: { meeting: ShownMeetingDetail }) {
  const isTranscriptAsked = useIsTranscriptAsked();
  const hasActions = meeting.actionItems !== undefined;
  /** An open question that becomes an action. */
  const [question, setQuestion] = useState<string>();
  // The links to quotations show their times, so they need the transcript.
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
        (id === null ? undefined : (names.get(id) ?? labels.get(id))) ?? unnamed,
    };
  }, [meeting.participants, query.data]);
  return (
    <TranscriptContext value={known}>
      {meeting.findings && (
        <Findings
          meetingId={meeting.id}
          findings={meeting.findings}
          canCorrect={meeting.can.correct}
          isEnglish={meeting.language === 'en'}
          onAction={hasActions ? setQuestion : undefined}
        />
      )}
      {hasActions && (
        <ActionSection meetingId={meeting.id} areSought={meeting.judgedReason !== 'language'} />
      )}
      {question !== undefined && (
        <AddActionDialog
          meetingId={meeting.id}
          initial={{ text: question }}
          onClose={() => setQuestion(undefined)}
        />
      )}
      <MeetingDetails meeting={meeting} />
      <TalkDynamicsSection meeting={meeting} />
      <SentimentSection meeting={meeting} />
      <ConnectionMapFigure meeting={meeting} />
      <TranscriptSection meeting={meeting} query={query} onOpen={() => setIsWanted(true)} />
    </TranscriptContext>
  );
}
