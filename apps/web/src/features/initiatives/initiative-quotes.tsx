import { EvidenceMeeting } from '@/components/organization-figures/evidence/evidence-meeting.tsx';
import { useEvidencePages } from '@/components/organization-figures/evidence/get-evidence.ts';
import { withheldWords } from '@/components/organization-figures/evidence/withheld-words.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';

/** What was said about a topic, in the meetings that the reader may open, newest first. */
export function InitiativeQuotes({ topic }: { topic: string }) {
  return (
    <section aria-label="What was said" className="mt-8 min-w-0">
      <FigureHead
        title="What was said"
        caption="The first three turns that say it in each meeting that you may open, newest first"
      />
      <Quotes topic={topic} />
    </section>
  );
}

function Quotes({ topic }: { topic: string }) {
  const { period } = useChosenPeriod();
  const query = useEvidencePages({ of: 'initiative', subject: topic }, period);
  if (!query.data)
    return query.error ? (
      <LoadFailed title="Failed to load the quotes. Please try again." query={query} />
    ) : (
      <Loading label="Loading the quotes..." block="h-60" />
    );
  const meetings = query.data.pages.flatMap((page) => page.meetings);
  const withheld = query.data.pages.at(-1)?.withheld ?? 0;
  return (
    <>
      <ul>
        {meetings.map((meeting) => (
          <EvidenceMeeting key={meeting.meetingId} meeting={meeting} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show earlier meetings
          </Button>
          {query.isFetchNextPageError && (
            <p role="alert" className="text-12 text-neg">
              Earlier meetings could not be loaded. Please try again.
            </p>
          )}
        </div>
      )}
      {withheld > 0 && (
        <p className="mt-2 text-12 text-ink-3">{withheldWords(meetings.length, withheld)}</p>
      )}
    </>
  );
}
