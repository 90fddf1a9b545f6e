import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import { ConnectionMapFigure } from './connection-map-figure.tsx';
import { MeetingDetails } from './meeting-details.tsx';
import { SentimentSection } from './sentiment-section.tsx';

export function MeetingResult({ meeting }: { meeting: ShownMeetingDetail }) {
  return (
    <>
      <MeetingDetails meeting={meeting} />
      <SentimentSection id={meeting.id} />
      <ConnectionMapFigure meeting={meeting} />
    </>
  );
}
