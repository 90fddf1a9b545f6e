import { Repeat } from 'lucide-react';
import { Link } from 'react-router';
import { useLiveSeries } from '@/components/series/live-series.ts';
import { usePlaceInSeries } from './api/get-series.ts';
import { ordinal } from './series-words.ts';

/**
 * '12th of 14 in Weekly product sync'. Nothing if the meeting is in no series, or the series is
 * unknown.
 */
export function PlaceInSeries({ meetingId }: { meetingId: string }) {
  useLiveSeries();
  const place = usePlaceInSeries(meetingId).data?.place;
  if (!place) return null;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-12 text-ink-2">
      <Repeat aria-hidden className="size-3.5 shrink-0" />
      <span>
        {ordinal(place.position)} of {place.meetings} in{' '}
        <Link
          to={`/series/${place.id}`}
          className="text-accent underline underline-offset-2 wrap-anywhere"
        >
          {place.name}
        </Link>
      </span>
    </p>
  );
}
