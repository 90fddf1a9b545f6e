import { type RawBuilder, sql } from 'kysely';

/**
 * When a meeting began, by the clocks of a zone. A day without a time is its midnight: the upload's time of day would
 * belong to another day. A time without a day is the last one before the upload: what is written down has begun.
 */
export function startOfMeeting(
  stated: { date: string | null; startTime: string | null },
  zone: string,
  uploadedAt: Date,
): RawBuilder<Date> | Date {
  const { date, startTime } = stated;
  if (!date && !startTime) return uploadedAt;
  if (date)
    return sql<Date>`(${`${date} ${startTime ?? '00:00'}`}::timestamp at time zone ${zone})`;
  const day = sql`(${uploadedAt}::timestamptz at time zone ${zone})::date`;
  const onDayOfUpload = sql`((${day} + ${startTime}::time) at time zone ${zone})`;
  const dayBefore = sql`((${day} - 1 + ${startTime}::time) at time zone ${zone})`;
  return sql<Date>`(case when ${onDayOfUpload} > ${uploadedAt} then ${dayBefore} else ${onDayOfUpload} end)`;
}
