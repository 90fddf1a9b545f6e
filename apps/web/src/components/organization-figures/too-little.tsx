import { fewestMeetings, fewestPeople } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

type TooLittleProps = {
  /** What is drawn once there is enough, such as 'trends are drawn'. */
  what: string;
  meetings: number;
  /** Number of people heard; omitted if the answer does not contain it. */
  heard?: number;
};

/** Shown instead of a chart if there are too few meetings or people. */
export function TooLittle({ what, meetings, heard }: TooLittleProps) {
  return (
    <p className="grid min-h-30 place-content-center rounded-control border border-line-2 px-4 py-6 text-center text-ink-2 text-pretty">
      <span>
        From {fewestMeetings} meetings and {fewestPeople} people heard on, {what}.
      </span>
      <span className="text-12 text-ink-3">
        So far {counted(meetings, 'meeting')}
        {heard !== undefined && ` and ${counted(heard, 'person', 'people')}`} in this period.
      </span>
    </p>
  );
}
