import { meetingsOfSeries, type SinceLastTime } from '@rapport/contract';
import { meetingsBefore } from '@rapport/series';
import type { Database } from '../../../database/types.ts';
import { addDays } from '../../../ground/calendar-days.ts';
import { dayIn } from '../../../ground/day-in.ts';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { Member } from '../../../platform/session.ts';
import { latestMeetings } from '../present-series.ts';
import { listSpeakers } from '../series-repository.ts';
import { type DueSeries, dueSeriesOf, dueWithinDays } from './due-series.ts';
import { missingPeople } from './missing-people.ts';
import { listMeetingsOfOwnSeries } from './own-series-repository.ts';
import { readLastMeetings } from './read-last-meetings.ts';

/** What the last meetings of the member's series left, where a meeting is due. Uses the meetings that they may read. */
export async function readSinceLastTime(db: Database, member: Member): Promise<SinceLastTime> {
  const today = dayIn(member.settings.timezone, new Date());
  const rows = await listMeetingsOfOwnSeries(db, member, {
    meetingsMin: meetingsOfSeries,
    meetingsMax: latestMeetings,
  });
  const due = dueSeriesOf(rows, today);
  const leftBy = await readLastMeetings(
    db,
    member,
    due.map(({ last }) => last),
  );
  const missingFrom = await readMissing(db, member, due);
  return {
    today,
    until: addDays(today, dueWithinDays),
    series: due.map((series) => {
      const { id, name, dueDate, dueTime, last, lastDate: date } = series;
      const { isAttributed, ...left } = leftBy(last);
      const missing = missingFrom?.(series);
      return {
        id,
        name,
        dueDate,
        dueTime,
        last: { id: last.id, title: last.title, date },
        ...left,
        ...(missing && { missing: isAttributed ? missing : [] }),
      };
    }),
  };
}

/** Undefined in works-council mode, which shows no figures of persons. */
async function readMissing(db: Database, member: Member, due: readonly DueSeries[]) {
  if (!seesTalkFigures(member)) return undefined;
  const idsBefore = ({ before }: DueSeries) => before.slice(-meetingsBefore).map(({ id }) => id);
  const speakers = await listSpeakers(
    db,
    member.organizationId,
    due.flatMap((series) => [series.last.id, ...idsBefore(series)]),
  );
  const byMeeting = Map.groupBy(speakers, ({ meetingId }) => meetingId);
  const of = (id: string) => byMeeting.get(id) ?? [];
  return (series: DueSeries) => missingPeople(of(series.last.id), idsBefore(series).map(of));
}
