import { shortDay } from '@/lib/format-day.ts';
import type { Day } from '../domain/monitoring.ts';

export function ChartTooltip({ day, team }: { day: Day; team: string }) {
  return (
    <div className="rounded-control bg-ink px-2 py-1.5 text-12 text-paper">
      <p>{shortDay(day.date)}</p>
      <p className="font-strong">{`${day.team.toFixed(1)} ${team}`}</p>
      <p>{`${day.allTeams.toFixed(1)} all teams`}</p>
    </div>
  );
}
