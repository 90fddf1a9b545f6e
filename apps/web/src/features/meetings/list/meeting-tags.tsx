import { Badge } from '@/components/ui/badge.tsx';
import type { ShownMeeting } from '../domain/shown-meeting.ts';

export function MeetingTags({ meeting }: { meeting: ShownMeeting }) {
  return (
    <ul aria-label="Team and initiatives" className="mt-1.5 flex flex-wrap gap-1">
      <li>
        <Badge variant="team">{meeting.team}</Badge>
      </li>
      {meeting.initiatives.map((initiative) => (
        <li key={initiative}>
          <Badge>{initiative}</Badge>
        </li>
      ))}
    </ul>
  );
}
