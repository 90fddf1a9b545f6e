import { ReferenceDot } from 'recharts';
import type { Day } from '../domain/monitoring.ts';
import { ChartText } from './chart-text.tsx';

const leastLabelGap = 16;

type TodayMarksProps = {
  /** Position on the axis of days. */
  at: number;
  today: Day;
  team: string;
  pixelsPerPoint: number;
  /** Side of the point that has room for labels. */
  side: 'left' | 'right';
};

/** Today's scores of the team and of all teams, as labels at the ends of their lines. */
export function TodayMarks({ at, today, team, pixelsPerPoint, side }: TodayMarksProps) {
  // Labels at the same height would overlap.
  const gap = (today.team - today.allTeams) * pixelsPerPoint;
  const push = Math.max(0, leastLabelGap - Math.abs(gap)) / 2;
  const teamShift = gap > 0 ? -push : push;
  const isLeft = side === 'left';
  const aside = isLeft ? -12 : 12;
  const words = { anchor: isLeft ? 'end' : 'start', isOnSunken: !isLeft } as const;
  return (
    <>
      <ReferenceDot
        x={at}
        y={today.allTeams}
        r={0}
        label={({ viewBox }) => (
          <ChartText x={(viewBox.x ?? 0) + aside} y={(viewBox.y ?? 0) + 4 - teamShift} {...words}>
            {today.allTeams.toFixed(1)} all teams
          </ChartText>
        )}
      />
      <ReferenceDot
        x={at}
        y={today.team}
        r={6}
        fill="var(--accent)"
        stroke="var(--paper)"
        strokeWidth={2}
        label={({ viewBox }) => (
          <ChartText
            x={(viewBox.x ?? 0) + 6 + aside}
            y={(viewBox.y ?? 0) + 10 + teamShift}
            isStrong
            {...words}
          >
            {today.team.toFixed(1)} today, {team}
          </ChartText>
        )}
      />
    </>
  );
}
