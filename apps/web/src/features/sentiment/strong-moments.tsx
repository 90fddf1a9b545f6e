import type { OrganizationMoment, OrganizationMoods } from '@rapport/contract';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { SmallNote } from '@/components/organization-figures/privacy-note.tsx';
import { turnAddress } from '@/components/organization-figures/turn-address.ts';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { clock } from '@/lib/clock.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted, plural } from '@/lib/number-words.ts';

/** Turns with strong feelings, without the names of their speakers. */
export function StrongMoments({ answer }: { answer: OrganizationMoods }) {
  const { moments, meetingsWithheld, period, coverage } = answer;
  return (
    <section aria-label="Strong moments" className="min-w-0">
      <ComputedHead
        title="Strong moments"
        caption="From the meetings you may open; no speaker is named"
        ids={['strong-moments']}
        period={period}
        coverage={coverage}
      />
      {moments.length > 0 ? (
        <ul>
          {moments.map((moment) => (
            <Moment key={`${moment.meetingId} ${moment.turn}`} moment={moment} />
          ))}
        </ul>
      ) : (
        <p>None were found in this period.</p>
      )}
      {meetingsWithheld > 0 && (
        <SmallNote icon={Lock} className="mt-3">
          {`${counted(meetingsWithheld, 'more meeting')} that you may not open ${plural(meetingsWithheld, 'counts', 'count')} in the figures. The words are not shown.`}
        </SmallNote>
      )}
    </section>
  );
}

function Moment({ moment }: { moment: OrganizationMoment }) {
  const { sentiment, topic, quote, meetingName } = moment;
  return (
    <li className="border-line border-b py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <SentimentBadge sentiment={sentiment} />
        {topic && <span className="text-12 text-ink-2">{topic}</span>}
      </div>
      <blockquote className="mt-1.5 mb-1 text-pretty wrap-anywhere">“{quote}”</blockquote>
      <Link
        to={turnAddress(moment)}
        className="inline-block min-h-6 text-12 text-accent hover:underline wrap-anywhere"
      >
        {[meetingName, ...whenOf(moment)].join(', ')}
      </Link>
    </li>
  );
}

const whenOf = ({ date, start }: OrganizationMoment): string[] =>
  start === null ? [dayAndMonth(date)] : [dayAndMonth(date), clock(start)];
