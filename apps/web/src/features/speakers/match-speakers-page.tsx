import { type SpeakerTab, speakerSortSchema, speakerTabSchema } from '@rapport/contract';
import { CheckCheck, History, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useMeetingChecks } from '@/components/checks/api/meeting-checks.ts';
import { CheckTabs } from '@/components/checks/check-tabs.tsx';
import { useLiveChecks } from '@/components/checks/live-checks.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { Select } from '@/components/ui/select.tsx';
import { SelectionBar } from '@/components/ui/selection-bar.tsx';
import { Loading, Skeleton, SkeletonRows } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { counted, plural } from '@/lib/number-words.ts';
import { useAddress } from '@/lib/use-address.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { type SpeakerPage, useSpeakers } from './api/speakers.ts';
import { FoldedSpeakers, foldedSpeakers } from './folded-speakers.tsx';
import { useLiveSpeakers } from './live-speakers.ts';
import { SpeakerCards } from './speaker-cards.tsx';
import { useChoosing } from './use-choosing.ts';

const loadChoices = () => import('./choices-dialog.tsx').then((part) => part.ChoicesDialog);

const sorts = [
  { value: 'meetings', label: 'Most meetings first' },
  { value: 'turns', label: 'Most turns first' },
  { value: 'recent', label: 'Heard last first' },
  { value: 'name', label: 'By name' },
];

export function MatchSpeakersPage() {
  useLiveSpeakers();
  useLiveChecks();
  const checks = useMeetingChecks();
  const [parameters, setParameters] = useAddress();
  const tab = speakerTabSchema.safeParse(parameters.get('show')).data ?? 'open';
  const sort = speakerSortSchema.safeParse(parameters.get('sort')).data ?? 'meetings';
  const query = useSpeakers({ tab, sort });
  const { choosing, confirming, marking, undoLast } = useChoosing();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isListing, setIsListing] = useState(false);
  const ChoicesDialog = useOnDemand(loadChoices, isListing);
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const counts = query.data?.pages[0];
  const speakers = query.data?.pages.flatMap((page) => page.speakers.items);
  const folded = foldedSpeakers(speakers ?? []);
  const shown = speakers?.filter((speaker) => !folded.includes(speaker)) ?? [];
  const chosenIds = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const mark = (speakerIds: readonly string[]) =>
    marking.mutate(speakerIds, { onSuccess: () => setChosen(new Set()) });
  const unreadable = query.data?.pages.reduce((sum, page) => sum + page.speakers.unreadable, 0);
  return (
    <>
      <PageHead
        back={<BackLink to="/admin">Administration</BackLink>}
        title="Match speakers"
        lead={lead(counts)}
        actions={
          <Button icon={History} onClick={() => setIsListing(true)}>
            Choices made
            {counts && <span className="font-body text-12 text-ink-3">{counts.choices}</span>}
          </Button>
        }
      />
      <CheckTabs current="speakers" meetings={checks.data?.pages[0]?.total} names={counts?.open} />
      {query.error && !query.data ? (
        <LoadFailed title={`Failed to load the names: ${query.error.message}`} query={query} />
      ) : !counts || !speakers ? (
        <CardSkeletons />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 max-md:*:w-full">
            <Segmented
              label="Show"
              value={tab}
              options={[
                { value: 'open', label: `Open ${counts.open}` },
                { value: 'skipped', label: `Skipped ${counts.skipped}` },
                { value: 'guests', label: `Guests ${counts.guests}` },
              ]}
              onValueChange={(value) => set('show', value)}
            />
            {counts.total > 0 && <Known counts={counts} />}
            <Select
              aria-label="Sort"
              className="md:w-55"
              value={sort}
              options={sorts}
              onValueChange={(value) => set('sort', value)}
            />
          </div>
          {tab === 'open' && counts.veryLikely > 0 && (
            <Button
              icon={CheckCheck}
              className="mb-4 max-md:w-full"
              busy={confirming.isPending}
              onClick={() => confirming.mutate(counts.veryLikely)}
            >
              Confirm {counts.veryLikely} very likely
            </Button>
          )}
          {folded.length > 0 && (
            <FoldedSpeakers
              speakers={folded}
              hasMore={query.hasNextPage}
              isBusy={marking.isPending}
              onMark={mark}
            />
          )}
          {chosenIds.length > 0 && (
            <SelectionBar count={chosenIds.length} onClear={() => setChosen(new Set())}>
              <Button
                size="small"
                icon={UserRoundX}
                busy={marking.isPending}
                onClick={() => mark(chosenIds)}
              >
                Mark these {chosenIds.length} as guests
              </Button>
            </SelectionBar>
          )}
          <Outdated isOld={query.isPlaceholderData}>
            {speakers.length + (unreadable ?? 0) === 0 ? (
              <StateBox kind="empty" icon={UserRoundCheck} title={emptyTitle(tab, counts)} />
            ) : (
              <SpeakerCards
                key={`${tab} ${sort}`}
                speakers={shown}
                chosen={chosen}
                onToggle={(id) =>
                  setChosen(
                    new Set(
                      chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id],
                    ),
                  )
                }
                choosing={choosing}
                undoLast={undoLast}
              />
            )}
          </Outdated>
          <UnreadableNote count={unreadable ?? 0} word="name" />
          {query.hasNextPage && (
            <Button
              className="mt-3"
              busy={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              Show more names
            </Button>
          )}
          {query.isFetchNextPageError && (
            <p role="alert" className="mt-2 text-12 text-neg">
              More names could not be loaded. Please try again.
            </p>
          )}
          {counts.hidden > 0 && (
            <p className="mt-3 text-12 text-ink-3">
              {counted(counts.hidden, 'more name')} {plural(counts.hidden, 'is', 'are')} heard only
              in meetings that you may not read.
            </p>
          )}
        </>
      )}
      {isListing && ChoicesDialog && <ChoicesDialog onClose={() => setIsListing(false)} />}
    </>
  );
}

type Counts = Omit<SpeakerPage, 'speakers'>;

function lead(counts: Counts | undefined): string {
  const effect =
    'What you choose applies to all their meetings and is remembered for the next ones.';
  if (!counts) return `Names in transcripts that are not tied to a person. ${effect}`;
  const { open, total } = counts;
  if (total === 0) return 'Names in transcripts are tied here to people in the directory.';
  if (open === 0) return 'Every name in transcripts is tied to a person, or was decided here.';
  return `${counted(open, 'name')} in transcripts ${plural(open, 'is', 'are')} not tied to a person in the directory. ${effect}`;
}

function emptyTitle(tab: SpeakerTab, { skipped, total }: Counts): string {
  if (tab === 'skipped') return 'No name is skipped.';
  if (tab === 'guests') return 'No guests or rooms yet.';
  if (total === 0) return 'No meeting with named speakers is analysed yet.';
  return skipped > 0
    ? 'No name is open; those skipped are in their own list.'
    : 'Every speaker is known.';
}

function Known({ counts: { known, total, knownTurns } }: { counts: Counts }) {
  return (
    <div className="min-w-60 flex-1 text-12 text-ink-2">
      <p className="mb-1 flex justify-between gap-3">
        <span>
          <b className="font-strong text-ink">
            {known} of {total}
          </b>{' '}
          speakers known
        </span>
        <span>{Math.floor(knownTurns * 100)} % of the turns</span>
      </p>
      <Progress label="Speakers known" percentage={(known / total) * 100} />
    </div>
  );
}

function CardSkeletons() {
  return (
    <Loading label="Loading the names...">
      <Skeleton className="mb-4 h-9" />
      <SkeletonRows count={3} row="h-37" className="gap-2" />
    </Loading>
  );
}
