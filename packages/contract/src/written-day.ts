import * as z from 'zod/mini';

/** YYYY-MM-DD of a request. PostgreSQL has no year 0. */
export const writtenDaySchema = z.iso
  .date('Date is required')
  .check(z.regex(/^(?!0000)/, 'The year 0000 does not exist'));
