import { Badge } from '@/components/ui/badge.tsx';
import type { ShownMeeting } from '../domain/shown-meeting.ts';

export function MeetingTags({ meeting }: { meeting: ShownMeeting }) {
  return (
    <ul aria-label="Initiatives and team" className="mt-1.5 flex flex-wrap gap-1">
      {meeting.initiatives.map((initiative) => (
        <li key={initiative}>
          <Badge>{initiative}</Badge>
        </li>
      ))}
      <li>
        <Badge variant="team">{meeting.team}</Badge>
      </li>
    </ul>
  );
}
