import * as z from 'zod/mini';

/**
 * A day of a request as YYYY-MM-DD. The days before and after it also have years of 4 digits, which PostgreSQL needs.
 */
export const writtenDaySchema = z.iso
  .date('Date is required')
  .check(z.regex(/^(?!0|1[0-8]|9999)/, 'The year has to be from 1900 to 9998'));
