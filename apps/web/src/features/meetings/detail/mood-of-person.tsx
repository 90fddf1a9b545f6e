import type { ParticipantSummary } from '@rapport/contract';
import { ChevronDown } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { FeelingBadge, leftOutOfMoods } from '@/components/ui/feeling-badge.tsx';
import { cn } from '@/lib/cn.ts';
import { feelingOfPerson } from '../domain/breakdown-groups.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import { summaryElementId } from './summary-target.ts';

type MoodOfPersonProps = {
  summary: ParticipantSummary;
  isOpen: boolean;
  /** The id of the turns that the badge opens. */
  turnsId: string;
  onToggle: () => void;
};

/** What a participant shows. A mood opens the turns that made it; calm and too little open nothing. */
export function MoodOfPerson({ summary, isOpen, turnsId, onToggle }: MoodOfPersonProps) {
  if (summary.isLeftOutOfMoods)
    return (
      <Badge variant="quiet" className="ml-auto">
        {leftOutOfMoods}
      </Badge>
    );
  const feeling = feelingOfPerson(summary);
  if (!feeling) return null;
  if (!summary.feelingEvidence?.length)
    return <FeelingBadge feeling={feeling} className="ml-auto" />;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? turnsId : undefined}
      onClick={onToggle}
      className="group -my-0.5 ml-auto inline-flex min-h-6 shrink-0 cursor-default items-center gap-[3px] rounded-control text-ink-3 max-md:-my-3 max-md:min-h-11"
    >
      <FeelingBadge feeling={feeling} className="group-hover:border-current" />
      <span className="sr-only">: the turns that made it</span>
      <ChevronDown
        aria-hidden
        className={cn('size-3.5 transition-transform print:hidden', isOpen && 'rotate-180')}
      />
    </button>
  );
}

type TurnsOfMoodProps = { id: string; summary: ParticipantSummary };

/** The turns that made a participant's mood, word for word. */
export function TurnsOfMood({ id, summary }: TurnsOfMoodProps) {
  return (
    <ul
      id={id}
      aria-label="The turns that made the mood"
      className="mt-2 border-line-2 border-l pl-3"
    >
      {summary.feelingEvidence?.map((evidence) => (
        <li key={`${evidence.turn} ${evidence.quote}`} className="py-0.5 text-pretty wrap-anywhere">
          “{evidence.quote}”{' '}
          <EvidenceLinks
            evidence={[evidence]}
            origin={{ kind: 'participant', elementId: summaryElementId(summary.id) }}
            className="mt-0 inline-flex"
          />
        </li>
      ))}
    </ul>
  );
}
