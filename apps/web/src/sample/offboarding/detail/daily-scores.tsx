import { longDay, shortDay } from '@/lib/format-day.ts';
import type { Monitoring } from '../domain/monitoring.ts';

type DailyScoresProps = { figures: Monitoring; showsMoods: boolean };

/** The chart's data as a table for screen readers. */
export function DailyScores({ figures, showsMoods }: DailyScoresProps) {
  const { team, events, measures } = figures;
  return (
    <div className="sr-only">
      {showsMoods && <Scores figures={figures} />}
      <p>{`Events: ${events.map(({ date, name }) => `${name} on ${longDay(date)}`).join(', ')}.`}</p>
      {measures.map(({ name, per, values }) => (
        <p key={name}>
          {`${name}, ${team}, ${per}: ${values.map(({ date, value }) => `${shortDay(date)} ${value}`).join(', ')}.`}
        </p>
      ))}
    </div>
  );
}

function Scores({ figures: { team, days, until } }: { figures: Monitoring }) {
  return (
    <table>
      <caption>
        {`Daily sentiment of ${team} and of all teams, from 0 to 10. Monitored until ${longDay(until)}.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{team}</th>
          <th scope="col">All teams</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{shortDay(day.date)}</th>
            <td>{day.team.toFixed(1)}</td>
            <td>{day.allTeams.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
