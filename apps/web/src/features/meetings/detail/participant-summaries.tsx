import type { ParticipantSummary } from '@rapport/contract';
import { TriangleAlert, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import type { ReadableList } from '@/lib/readable-list.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { personName } from '@/lib/user-words.ts';
import { inOrderOfTalk } from '../domain/order-summaries.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import { MoodOfPerson, TurnsOfMood } from './mood-of-person.tsx';
import { summaryElementId } from './summary-target.ts';
import { WrittenBy } from './written-by.tsx';

/** Longer lists show only the first people until they are expanded. */
const summariesMax = 24;
const summariesFirst = 12;

type ParticipantSummariesProps = ReadableList<ParticipantSummary> & {
  /** True if there is no sentiment model for the language. */
  hidesMoods?: boolean | undefined;
};

export function ParticipantSummaries({
  items: summaries,
  unreadable,
  hidesMoods = false,
}: ParticipantSummariesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = useIsPrinting();
  if (summaries.length + unreadable === 0) {
    return (
      <StateBox kind="empty" icon={Users} title="No participant summaries">
        The transcript names no speakers, so what was said could not be told apart by person.
      </StateBox>
    );
  }
  const ordered = inOrderOfTalk(summaries);
  const isCut = summaries.length > summariesMax && !showsAll && !isPrinting;
  const shown = isCut ? ordered.slice(0, summariesFirst) : ordered;
  return (
    <>
      <WrittenBy sources={summaries.map(({ summarySource }) => summarySource)} className="mb-2" />
      <ul aria-label="Participant Summaries" className="grid gap-x-8 @min-[720px]:grid-cols-2">
        {shown.map((summary) => (
          <Summary key={summary.id} summary={summary} hidesMood={hidesMoods} />
        ))}
      </ul>
      <UnreadableNote count={unreadable} word="summary" plural="summaries" />
      {isCut && (
        <Button className="mt-2" onClick={() => setShowsAll(true)}>
          Show all {summaries.length} participants
        </Button>
      )}
    </>
  );
}

function Summary({ summary, hidesMood }: { summary: ParticipantSummary; hidesMood: boolean }) {
  const { user } = summary.participant;
  const name = personName(user);
  const [isOpen, setOpen] = useState(false);
  const turnsId = useId();
  return (
    <li
      id={summaryElementId(summary.id)}
      tabIndex={-1}
      className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-line border-t py-3.5 focus:outline-none focus-visible:outline-2"
    >
      <Avatar name={name} />
      <div className="min-w-0">
        {/* Without space next to the name, the address gets its own line. */}
        <div className="flex min-h-5 items-center gap-x-2 @max-[480px]:flex-wrap">
          <span className="truncate font-strong @max-[480px]:flex-1" title={name}>
            {name}
          </span>
          {user.email && (
            <span
              className="min-w-0 truncate text-12 text-ink-3 print:hidden @max-[480px]:order-1 @max-[480px]:basis-full @max-[480px]:overflow-visible @max-[480px]:whitespace-normal @max-[480px]:wrap-anywhere"
              title={user.email}
            >
              {user.email}
            </span>
          )}
          {!hidesMood && (
            <MoodOfPerson
              summary={summary}
              isOpen={isOpen}
              turnsId={turnsId}
              onToggle={() => setOpen(!isOpen)}
            />
          )}
        </div>
        <p className="mt-1 text-pretty text-ink-2 wrap-anywhere">
          {summary.summary || 'Nothing is quoted.'}
        </p>
        <EvidenceLinks
          evidence={summary.evidence}
          origin={{ kind: 'participant', elementId: summaryElementId(summary.id) }}
        />
        {isOpen && !hidesMood && <TurnsOfMood id={turnsId} summary={summary} />}
        {summary.speakerSyncedUserId === null && (
          <p className="mt-1.5 flex items-center gap-1.5 text-12 text-neu">
            <TriangleAlert aria-hidden className="size-3.5" />
            Partial participant metadata
          </p>
        )}
      </div>
    </li>
  );
}
