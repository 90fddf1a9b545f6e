import { type RawBuilder, sql } from 'kysely';

/**
 * A day without a time starts at midnight, because the upload's time belongs to another day. A time
 * without a day means its last occurrence before the upload.
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
