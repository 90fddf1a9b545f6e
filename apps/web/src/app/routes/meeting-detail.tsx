import { useParams } from 'react-router';
import { MeetingPage } from '@/features/meetings/detail/meeting-page.tsx';
import { PlaceInSeries } from '@/features/series/place-in-series.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <MeetingPage key={id} id={id} place={<PlaceInSeries meetingId={id} />} />;
}
