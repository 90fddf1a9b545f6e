import { type RawBuilder, sql } from 'kysely';

const offset = /^[+-]/;

/** PostgreSQL reads the sign of an offset in a text the other way round. */
const zoned = (local: RawBuilder<unknown>, zone: string) =>
  offset.test(zone)
    ? sql`(${local} at time zone ${zone}::interval)`
    : sql`(${local} at time zone ${zone})`;

/**
 * `zone` is a region or an offset. A day without a time starts at midnight, because the upload's time belongs to another day. A time
 * without a day means its last occurrence before the upload.
 */
export function startOfMeeting(
  stated: { date: string | null; startTime: string | null },
  zone: string,
  uploadedAt: Date,
): RawBuilder<Date> | Date {
  const { date, startTime } = stated;
  if (!date && !startTime) return uploadedAt;
  if (date) return sql<Date>`${zoned(sql`${`${date} ${startTime ?? '00:00'}`}::timestamp`, zone)}`;
  const day = sql`${zoned(sql`${uploadedAt}::timestamptz`, zone)}::date`;
  const onDayOfUpload = zoned(sql`(${day} + ${startTime}::time)`, zone);
  const dayBefore = zoned(sql`(${day} - 1 + ${startTime}::time)`, zone);
  return sql<Date>`(case when ${onDayOfUpload} > ${uploadedAt} then ${dayBefore} else ${onDayOfUpload} end)`;
}
