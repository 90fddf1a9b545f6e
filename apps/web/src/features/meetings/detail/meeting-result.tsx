import { unknownSpeaker } from '@rapport/contract';
import { useEffect, useMemo, useState } from 'react';
import { useActionsOf } from '@/components/actions/api/actions.ts';
import { onNextGesture } from '@/lib/next-gesture.ts';
import { shortNamesOf } from '@/lib/short-names.ts';
import { personName } from '@/lib/user-words.ts';
import { useTranscript } from '../api/meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { TranscriptContext } from '../transcript/transcript-context.ts';
import { TranscriptSection } from '../transcript/transcript-section.tsx';
import { useIsTranscriptAsked } from '../transcript/use-place.ts';
import { shownActions } from './action-section.tsx';
import { Chapters } from './chapters.tsx';
import { ConnectionMapFigure } from './connection-map-figure.tsx';
import { FirstBlock } from './first-block.tsx';
import { InShort } from './in-short.tsx';
import { MeetingDetails } from './meeting-details.tsx';
import { SentimentSection } from './sentiment-section.tsx';
import { TalkDynamicsSection } from './talk-dynamics.tsx';

export function MeetingResult({ meeting }: { meeting: ShownMeetingDetail }) {
  const isTranscriptAsked = useIsTranscriptAsked();
  const { findings, durationMinutes } = meeting;
  const { data: listed } = useActionsOf({ meeting: meeting.id }, meeting.actionItems !== undefined);
  const actions = listed && shownActions(listed.actions);
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
      shortName: shortNamesOf([...names.values()]),
    };
  }, [meeting.participants, query.data]);
  return (
    <TranscriptContext value={known}>
      <FirstBlock meeting={meeting} actions={actions} />
      {findings && (
        <InShort findings={findings} actions={actions ?? []} minutes={durationMinutes} />
      )}
      {findings && findings.chapters.length > 0 && (
        <Chapters
          meetingId={meeting.id}
          findings={findings}
          minutes={durationMinutes}
          canCorrect={meeting.can.correct}
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
