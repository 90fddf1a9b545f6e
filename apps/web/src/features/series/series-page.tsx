import { endpoints, type Series, seriesQuestion } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, ChevronRight, EyeOff, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useActionsOf } from '@/components/actions/api/actions.ts';
import { useLiveActions } from '@/components/actions/live-actions.ts';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { SmallNote } from '@/components/organization-figures/privacy-note.tsx';
import { seriesKey } from '@/components/series/api/series.ts';
import { useLiveSeries } from '@/components/series/live-series.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { useActiveFeatures, usePrivacyWords } from '@/lib/use-active-features.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { CarriedActions } from './carried-actions-section.tsx';
import { LeftOut } from './left-out.tsx';
import { MeetingByMeeting } from './meeting-by-meeting.tsx';
import { SeriesCards } from './series-cards.tsx';
import { SeriesMeetings } from './series-meetings.tsx';
import { coverageOf, leadOf } from './series-words.ts';
import { Topics } from './topics.tsx';
import { useMembership } from './use-membership.ts';

const loadDialogs = () => import('./series-dialogs.ts');

const Back = () => <BackLink to="/series">Back to Series</BackLink>;

export function SeriesPage({ id }: { id: string }) {
  useLiveSeries();
  const query = useQuery({
    queryKey: [...seriesKey, 'one', id],
    queryFn: ({ signal }) => call(endpoints.series.get, { id, signal }),
  });
  const { data: series, error } = query;
  const isGone = error instanceof ApiRequestError && error.status === 404;
  usePageTitle(isGone ? 'Series not found' : (series?.name ?? 'Series'));
  if (isGone)
    return (
      <StateBox
        kind="empty"
        icon={CalendarX}
        title="Series not found."
        className="min-h-60"
        action={<ButtonLink to="/series">All series</ButtonLink>}
      >
        A series has at least three meetings. You see it if you may open one of them. This one may
        have fewer meetings now.
      </StateBox>
    );
  if (series) return <LoadedSeries series={series} />;
  if (!error) return <SeriesSkeleton />;
  return (
    <>
      <Back />
      <LoadFailed
        title={`Failed to load the series: ${error.message}`}
        query={query}
        className="min-h-60"
      />
    </>
  );
}

type OpenDialog = 'why' | 'rename' | 'add' | null;

function LoadedSeries({ series }: { series: Series }) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const dialogs = useOnDemand(loadDialogs, open !== null);
  const membership = useMembership(series.id);
  useLiveActions();
  const { features } = useActiveFeatures();
  const actions = useActionsOf({ series: series.id }, features.actions);
  const words = usePrivacyWords();
  const close = () => setOpen(null);
  return (
    // Columns that scroll on a screen fit on paper.
    <div className="[--column:40px] [--end:72px] [--names:208px] max-md:[--column:30px] max-md:[--end:60px] max-md:[--names:116px] print:[--column:0px] print:[--names:160px]">
      <PageHead
        back={<Back />}
        title={series.name}
        lead={leadOf(series)}
        note={<Note series={series} onWhy={() => setOpen('why')} />}
        actions={
          <>
            {series.canRename && (
              <Button icon={Pencil} onClick={() => setOpen('rename')}>
                Rename
              </Button>
            )}
            <Button icon={Plus} onClick={() => setOpen('add')}>
              Add a meeting
            </Button>
          </>
        }
      />
      <SeriesCards series={series} actions={features.actions ? actions.data : undefined} />
      <MeetingByMeeting series={series} />
      <Topics series={series} />
      {features.actions && <CarriedActions series={series} query={actions} />}
      <SeriesMeetings series={series} membership={membership} />
      <LeftOut series={series} membership={membership} />
      {series.showsMoods && (
        <SmallNote icon={EyeOff} className="mt-6">
          {words.inSeries}
        </SmallNote>
      )}
      {dialogs && open === 'why' && <dialogs.WhyDialog series={series} onClose={close} />}
      {dialogs && open === 'rename' && <dialogs.RenameDialog series={series} onClose={close} />}
      {dialogs && open === 'add' && (
        <dialogs.AddMeetingDialog series={series} onAdd={membership.add} onClose={close} />
      )}
    </div>
  );
}

function Note({ series, onWhy }: { series: Series; onWhy: () => void }) {
  return (
    <>
      <span className="mr-1">{coverageOf(series)}</span>{' '}
      <button
        type="button"
        onClick={onWhy}
        className="inline-flex cursor-default items-center gap-[3px] whitespace-nowrap text-accent hover:underline max-md:min-h-6"
      >
        Why these {series.meetings.length}?
        <ChevronRight aria-hidden className="size-3 stroke-2" />
      </button>{' '}
      <ShowAsQuestion question={seriesQuestion(series)} subject={series.name} />
    </>
  );
}

function SeriesSkeleton() {
  return (
    <Loading label="Loading the series...">
      <Skeleton className="mb-6 h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="mt-6 h-72" />
      <Skeleton className="mt-8 h-48" />
    </Loading>
  );
}
