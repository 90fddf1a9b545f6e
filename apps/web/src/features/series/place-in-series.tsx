import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { Link } from 'react-router';
import { seriesKey } from '@/components/series/api/series.ts';
import { useLiveSeries } from '@/components/series/live-series.ts';
import { call } from '@/lib/call.ts';
import { ordinal } from './series-words.ts';

/**
 * '12th of 14 in Weekly product sync'. Nothing if the meeting is in no series, or the series is
 * unknown.
 */
export function PlaceInSeries({ meetingId }: { meetingId: string }) {
  useLiveSeries();
  const { data } = useQuery({
    queryKey: [...seriesKey, 'place', meetingId],
    queryFn: ({ signal }) => call(endpoints.series.getPlace, { id: meetingId, signal }),
  });
  const place = data?.place;
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
