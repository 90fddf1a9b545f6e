import {
  type HeldCorrection,
  type HeldMeeting,
  sourceText,
  type TextSource,
} from '@rapport/contract';
import { Link } from 'react-router';
import { Section } from '@/components/ui/section.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { shortDay, shortMoment } from '@/lib/format-day.ts';
import type { ReadableList } from '@/lib/readable-list.ts';
import { figureLine, shownOf } from './held-words.ts';

const itemClass = 'border-line border-t py-3 first:border-t-0 first:pt-0';

/** The title is null if the person may no longer read the meeting. */
type TitleLineProps = { meetingId: string; title: string | null; when: string; moment: string };

function TitleLine({ meetingId, title, when, moment }: TitleLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 max-md:flex-col">
      {title === null ? (
        <span className="text-ink-2">A meeting that you may no longer read</span>
      ) : (
        <Link
          to={`/meetings/${meetingId}`}
          className="min-w-0 font-strong hover:text-accent hover:underline wrap-anywhere"
        >
          {title}
        </Link>
      )}
      <time dateTime={moment} className="shrink-0 text-12 text-ink-3 tabular-nums">
        {when}
      </time>
    </div>
  );
}

/** The day in the organization's time zone, with the time if one was stated. */
const startOf = ({ date, time }: HeldMeeting) =>
  time === null
    ? { when: shortDay(date), moment: date }
    : { when: `${shortDay(date)}, ${time}`, moment: `${date}T${time}` };

type HeldMeetingsProps = { meetings: ReadableList<HeldMeeting>; total: number };

export function HeldMeetings({ meetings: { items, unreadable }, total }: HeldMeetingsProps) {
  return (
    <Section title="Meetings" note={shownOf(items.length, total)}>
      {items.length + unreadable === 0 ? (
        <p className="text-ink-2">You are not tied to a speaker in any meeting.</p>
      ) : (
        <ul aria-label="Meetings">
          {items.map((meeting) => (
            <li key={`${meeting.id} ${meeting.speakerName}`} className={itemClass}>
              <TitleLine meetingId={meeting.id} title={meeting.title} {...startOf(meeting)} />
              <p className="mt-0.5 text-12 text-ink-2 tabular-nums">{figureLine(meeting)}</p>
              <p className="mt-1 max-w-[92ch] text-pretty text-ink-2 wrap-anywhere">
                {meeting.summary}
              </p>
              <WrittenByModel source={meeting.summarySource} />
            </li>
          ))}
        </ul>
      )}
      <UnreadableNote count={unreadable} word="meeting" />
    </Section>
  );
}

function WrittenByModel({ source }: { source: TextSource }) {
  const text = sourceText([source]);
  return text && <p className="mt-0.5 text-12 text-ink-3">{text}</p>;
}

type HeldCorrectionsProps = { corrections: ReadableList<HeldCorrection>; total: number };

export function HeldCorrections({
  corrections: { items, unreadable },
  total,
}: HeldCorrectionsProps) {
  return (
    <Section title="Corrections" note={shownOf(items.length, total)}>
      {items.length + unreadable === 0 ? (
        <p className="text-ink-2">You have not corrected any meeting.</p>
      ) : (
        <ul aria-label="Corrections">
          {items.map(({ meetingId, meeting, words, at, undoneAt }) => (
            <li key={`${meetingId} ${at}`} className={itemClass}>
              <TitleLine meetingId={meetingId} title={meeting} when={shortMoment(at)} moment={at} />
              <p className="mt-0.5 text-ink-2 wrap-anywhere">
                {words}
                {undoneAt && <span className="text-ink-3"> (undone)</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <UnreadableNote count={unreadable} word="correction" />
    </Section>
  );
}
