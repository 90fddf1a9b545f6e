import type { OrganizationMap } from '@rapport/contract';
import { Link } from 'react-router';
import { useSeriesOfPerson } from '@/components/series/api/series.ts';
import { useLiveSeries } from '@/components/series/live-series.ts';
import { Outdated } from '@/components/ui/outdated.tsx';

type PersonSeriesProps = { personId: string; period: OrganizationMap['period'] };

const listed = 5;

/**
 * The series in which the person spoke in the period, limited to meetings that the reader may read.
 */
export function PersonSeries({ personId, period: { from, to } }: PersonSeriesProps) {
  useLiveSeries();
  const { data, isError, isPlaceholderData } = useSeriesOfPerson(personId, { from, to });
  const series = data?.series.slice(0, listed);
  if (!series)
    return isError ? <p className="text-ink-2">The series could not be loaded.</p> : null;
  if (series.length === 0) return null;
  return (
    <div>
      <h3>Series</h3>
      <p className="mb-1.5 text-12 text-ink-3">Meetings of the period in which they spoke</p>
      <Outdated isOld={isPlaceholderData}>
        <ul aria-label="Series">
          {series.map(({ id, name, heard, meetings }) => (
            <li
              key={id}
              className="flex min-h-8 items-center justify-between gap-3 border-line border-t max-md:min-h-11"
            >
              <Link to={`/series/${id}`} className="min-w-0 truncate text-accent hover:underline">
                {name}
              </Link>
              <span className="whitespace-nowrap text-12 text-ink-2">
                {heard} of {meetings}
              </span>
            </li>
          ))}
        </ul>
      </Outdated>
    </div>
  );
}
