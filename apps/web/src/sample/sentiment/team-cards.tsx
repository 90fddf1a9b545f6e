import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import type { Period } from './domain/periods.ts';
import {
  filterTeams,
  type TeamFilter,
  type TeamSentiment,
  teamFilters,
} from './domain/sentiment-overview.ts';
import { periodUnits } from './period-words.ts';
import { TeamCard } from './team-card.tsx';

type TeamCardsProps = {
  teams: readonly TeamSentiment[];
  period: Period;
  filter: TeamFilter | null;
  onFilter: (filter: TeamFilter | null) => void;
  /** The team whose people are listed. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
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
      // In one column, filtered teams come first.
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
