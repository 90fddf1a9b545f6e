import type { HeldCorrection, HeldMeeting } from '@rapport/contract';
import { Link } from 'react-router';
import { Section } from '@/components/ui/section.tsx';
import { shortDay, shortMoment } from '@/lib/format-day.ts';
import { figureLine, shownOf } from './held-words.ts';

const itemClass = 'border-line border-t py-3 first:border-t-0 first:pt-0';

type TitleLineProps = { meetingId: string; title: string; when: string; moment: string };

function TitleLine({ meetingId, title, when, moment }: TitleLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 max-md:flex-col">
      <Link
        to={`/meetings/${meetingId}`}
        className="min-w-0 font-strong hover:text-accent hover:underline wrap-anywhere"
      >
        {title}
      </Link>
      <time dateTime={moment} className="shrink-0 text-12 text-ink-3 tabular-nums">
        {when}
      </time>
    </div>
  );
}

/** As the meeting's own page says it: the organization's day, and a time where one was stated. */
const startOf = ({ date, time }: HeldMeeting) =>
  time === null
    ? { when: shortDay(date), moment: date }
    : { when: `${shortDay(date)}, ${time}`, moment: `${date}T${time}` };

export function HeldMeetings({ meetings, total }: { meetings: HeldMeeting[]; total: number }) {
  return (
    <Section title="Meetings" note={shownOf(meetings.length, total)}>
      {meetings.length === 0 ? (
        <p className="text-ink-2">No speaker of a meeting is tied to you.</p>
      ) : (
        <ul aria-label="Meetings">
          {meetings.map((meeting) => (
            <li key={`${meeting.id} ${meeting.speakerName}`} className={itemClass}>
              <TitleLine meetingId={meeting.id} title={meeting.title} {...startOf(meeting)} />
              <p className="mt-0.5 text-12 text-ink-2 tabular-nums">{figureLine(meeting)}</p>
              <p className="mt-1 max-w-[92ch] text-pretty text-ink-2 wrap-anywhere">
                {meeting.summary}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type HeldCorrectionsProps = { corrections: HeldCorrection[]; total: number };

export function HeldCorrections({ corrections, total }: HeldCorrectionsProps) {
  return (
    <Section title="Corrections" note={shownOf(corrections.length, total)}>
      {corrections.length === 0 ? (
        <p className="text-ink-2">You have not corrected a meeting.</p>
      ) : (
        <ul aria-label="Corrections">
          {corrections.map(({ meetingId, meeting, words, at, undoneAt }) => (
            <li key={`${meetingId} ${at}`} className={itemClass}>
              <TitleLine meetingId={meetingId} title={meeting} when={shortMoment(at)} moment={at} />
              <p className="mt-0.5 text-ink-2 wrap-anywhere">
                {words}
                {undoneAt && <span className="text-ink-3"> (taken back)</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
