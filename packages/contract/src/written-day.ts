import * as z from 'zod/mini';

/** YYYY-MM-DD of a request. The days before and after it also have years of 4 digits, which PostgreSQL needs. */
export const writtenDaySchema = z.iso
  .date('Date is required')
  .check(z.regex(/^(?!0|1[0-8]|9999)/, 'The year has to be from 1900 to 9998'));
