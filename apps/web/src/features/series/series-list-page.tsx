import type { SeriesListItem } from '@rapport/contract';
import { Repeat } from 'lucide-react';
import { Link } from 'react-router';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { useSeriesList } from '@/components/series/api/series.ts';
import { useLiveSeries } from '@/components/series/live-series.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { rhythmWords } from './series-words.ts';

export function SeriesListPage() {
  useLiveSeries();
  return (
    <>
      <PageHead
        back={<BackLink to="/meetings">Back to Meetings</BackLink>}
        title="Series"
        lead="Meetings that belong together, found by their titles, people, weekday and hour."
      />
      <SeriesList />
    </>
  );
}

function SeriesList() {
  const query = useSeriesList();
  const { data, error } = query;
  if (error && !data)
    return <LoadFailed title={`Failed to load the series: ${error.message}`} query={query} />;
  if (!data) return <Loading label="Loading the series..." block="h-72" />;
  const { items, unreadable } = data.series;
  if (items.length + unreadable === 0)
    return (
      <StateBox
        kind="empty"
        icon={Repeat}
        title="No series yet"
        action={<ButtonLink to="/meetings">Go to Meetings</ButtonLink>}
      >
        Three meetings with the same title, or with the same people at the same weekday and hour,
        are a series.
      </StateBox>
    );
  return (
    <>
      <StackedTable
        label="Series"
        rows={items}
        keyOf={({ id }) => id}
        areRowsLinks
        columns={[
          { label: 'Name', cell: (one) => <Name series={one} /> },
          { label: 'Meetings', align: 'right', cell: ({ meetings }) => meetings },
          { label: 'Rhythm', isWholeOnPhones: true, cell: ({ rhythm }) => rhythmWords(rhythm) },
          { label: 'Last', cell: ({ lastDate }) => shortDay(lastDate) },
          {
            label: 'Next usual day',
            cell: ({ nextDate }) =>
              nextDate === null ? <span className="text-ink-3">–</span> : shortDay(nextDate),
          },
        ]}
      />
      <UnreadableNote count={unreadable} word="series" plural="series" />
      {data.total > items.length + unreadable && (
        <p className="mt-3 text-12 text-ink-3">
          These are the {items.length} of {data.total} series with the latest meetings. A meeting of
          another series has a link to it.
        </p>
      )}
    </>
  );
}

const Name = ({ series: { id, name } }: { series: SeriesListItem }) => (
  <Link
    to={`/series/${id}`}
    className="font-medium text-accent wrap-anywhere after:absolute after:inset-0"
  >
    {name}
  </Link>
);
