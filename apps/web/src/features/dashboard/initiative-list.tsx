import type { Initiative, Period } from '@rapport/contract';
import { InitiativeLink } from '@/components/initiatives/initiative-link.tsx';
import { mostMentions } from '@/components/initiatives/initiative-table.tsx';
import { WeekBars } from '@/components/organization-figures/week-bars.tsx';
import { counted } from '@/lib/number-words.ts';

type InitiativeListProps = { initiatives: readonly Initiative[]; period: Period };

/** On phones: each topic in a line, with its mentions per week and in the period. */
export function InitiativeList({ initiatives, period }: InitiativeListProps) {
  const max = mostMentions(initiatives);
  return (
    <ul aria-label="Initiatives">
      {initiatives.map((initiative) => (
        <li
          key={initiative.topic}
          className="relative isolate grid min-h-11 grid-cols-[minmax(0,1fr)_88px_36px] items-center gap-x-3 border-line border-b"
        >
          <span className="min-w-0 truncate">
            <InitiativeLink initiative={initiative} />
          </span>
          <WeekBars
            weeks={initiative.weeks}
            max={max}
            periodWeeks={period.weeks}
            label={`Mentions of ${initiative.topic} per week`}
            className="h-6"
          />
          <span className="text-right font-medium">
            <span aria-hidden>{initiative.mentions.now}</span>
            <span className="sr-only">{counted(initiative.mentions.now, 'mention')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
