import { useParams } from 'react-router';
import { MeetingPage } from '@/features/meetings/detail/meeting-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <MeetingPage key={id} id={id} />;
}
