import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import type { Department } from '@/sample-data/company/departments.ts';
import type { Period } from '@/sample-data/sentiment/periods.ts';
import {
  filterTeams,
  type TeamFilter,
  type TeamSample,
  teamFilters,
} from '@/sample-data/sentiment/teams.ts';
import { periodUnits } from './period-words.ts';
import { TeamCard } from './team-card.tsx';

type TeamCardsProps = {
  teams: readonly TeamSample[];
  period: Period;
  filter: TeamFilter | null;
  onFilter: (filter: TeamFilter | null) => void;
  /** Whose people the list shows. */
  chosen: Department | null;
  onChoose: (name: Department | null) => void;
};

const all = 'all';
const filterNames: Record<TeamFilter, string> = {
  improving: 'Improving',
  'needing-attention': 'Needing attention',
};

export function TeamCards(props: TeamCardsProps) {
  const { teams, period, filter, onFilter, chosen, onChoose } = props;
  const options = [
    { value: all, label: `All teams (${teams.length})` },
    ...teamFilters.map((value) => ({
      value,
      label: `${filterNames[value]} (${filterTeams(teams, value).length})`,
    })),
  ];
  return (
    <section
      aria-label="Teams"
      // Where the two stand below each other, what was asked for comes first.
      className={cn('min-w-0', filter && '@max-[920px]:order-first')}
    >
      <FigureHead
        title="Teams"
        caption={`Score now (filled) and the ${periodUnits[period]} before (hollow), 0 to 10`}
        actions={
          <Select
            aria-label="Teams shown"
            className="w-48 @max-[560px]:w-full"
            value={filter ?? all}
            options={options}
            onValueChange={(value) => onFilter(teamFilters.find((one) => one === value) ?? null)}
          />
        }
      />
      <ul className="grid gap-2 @min-[640px]:grid-cols-2 @min-[920px]:grid-cols-1">
        {filterTeams(teams, filter).map((team) => (
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
