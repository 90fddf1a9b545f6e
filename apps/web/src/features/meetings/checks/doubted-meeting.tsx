import type { MeetingCheckKind } from '@rapport/contract';
import {
  CalendarX,
  CircleQuestionMark,
  Clock,
  FileQuestionMark,
  ListX,
  type LucideIcon,
  MicOff,
  Timer,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { type Doubt, meetingWords } from './check-words.ts';
import { doubtSentence } from './doubt-words.ts';

const icons: Record<MeetingCheckKind, LucideIcon> = {
  length: Timer,
  date: CalendarX,
  'names-inside': Users,
  'names-missed': FileQuestionMark,
  'left-out': ListX,
  'some-times': Clock,
  'one-speaker': MicOff,
  unattributed: CircleQuestionMark,
};

/** The meeting, its doubtful value and its file. */
export function DoubtedMeeting({ doubt }: { doubt: Doubt }) {
  const { meeting, check } = doubt;
  const { before, value, after } = doubtSentence(check);
  const Icon = icons[check.kind];
  return (
    <div className="min-w-0 border-line px-4 py-3.5 max-lg:border-b lg:border-r">
      <h2 className="text-14 wrap-anywhere">
        <Link to={`/meetings/${meeting.id}`} className="hover:underline">
          {meeting.title}
        </Link>
      </h2>
      <p className="text-12 text-ink-2">{meetingWords(doubt)}</p>
      <p className="mt-2.5 flex items-start gap-1.5 text-12 font-medium text-neu">
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 text-pretty wrap-anywhere">
          {before}
          <b className="font-strong">{value}</b>
          {after}
        </span>
      </p>
      <p className="mt-2 text-12 text-ink-3 wrap-anywhere">
        from {meeting.file}, {meeting.from}
      </p>
    </div>
  );
}
