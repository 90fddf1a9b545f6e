import { FigureHead } from '@/components/ui/figure-head.tsx';
import type { Department } from '@/sample-data/company/departments.ts';
import type { Period } from '@/sample-data/sentiment/periods.ts';
import type { TeamSample } from '@/sample-data/sentiment/teams.ts';
import { periodUnits } from './period-words.ts';
import { TeamCard } from './team-card.tsx';

type TeamCardsProps = {
  teams: readonly TeamSample[];
  period: Period;
  /** Whose people the list shows. */
  chosen: Department | null;
  onChoose: (name: Department | null) => void;
};

export function TeamCards({ teams, period, chosen, onChoose }: TeamCardsProps) {
  return (
    <section aria-label="Teams" className="min-w-0">
      <FigureHead
        title="Teams"
        caption={`Score now (filled) and the ${periodUnits[period]} before (hollow), 0 to 10`}
      />
      <ul className="grid gap-2 @min-[640px]:grid-cols-2 @min-[920px]:grid-cols-1">
        {teams.map((team) => (
          <li key={team.name}>
            <TeamCard
              team={team}
              isChosen={team.name === chosen}
              onClick={() => onChoose(team.name === chosen ? null : team.name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
