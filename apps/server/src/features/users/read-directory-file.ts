import { setImmediate as letOthersWork } from 'node:timers/promises';
import {
  type ImportColumn,
  type ImportResult,
  importColumns,
  importRowsMax,
} from '@rapport/contract';
import { z } from 'zod';
import { badRequest } from '../../platform/errors.ts';
import { RejectedFileError } from '../transcripts/extract-text/rejected-file-error.ts';
import { decodeText } from '../transcripts/extract-text/text.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import type { DirectoryEntry } from './directory-user-repository.ts';

const emailLengthMax = 254;
const valueLengthMax = 200;
const rowsBetweenPauses = 500;

/** So many columns that mean nothing here are named. */
const ignoredColumnsMax = 100;

const value = z.string().max(valueLengthMax, `is longer than ${valueLengthMax} characters`);
// A column that the file does not have reads as empty.
const text = value.default('');
const optionalText = text.transform((given) => given || null);

/** Values stay the text that they are: '=1+1' is a strange name, but no formula here. */
const entrySchema = z.object({
  email: z
    .string()
    .min(1, 'is missing')
    .max(emailLengthMax, `is longer than ${emailLengthMax} characters`)
    .pipe(z.email('is not a valid e-mail address')),
  firstName: text,
  lastName: text,
  username: optionalText,
  title: optionalText,
  department: optionalText,
  externalId: optionalText,
  teams: z
    .string()
    .default('')
    .transform((teams) => [...new Set(teams.split(';').map((team) => team.trim()))])
    .transform((teams) => teams.filter((team) => team !== ''))
    .pipe(z.array(value)),
}) satisfies z.ZodType<DirectoryEntry>;

type Skipped = ImportResult['skipped'];

/**
 * Reads a CSV file of people. Rows that can't be used are told with their line and do not stop the
 * others; a file without the column of addresses or with too many rows is refused as a whole.
 */
export async function readDirectoryFile(
  bytes: Uint8Array,
): Promise<{ columns: ImportResult['columns']; entries: DirectoryEntry[]; skipped: Skipped }> {
  const records = csvRecords(decode(bytes));
  const { places, ...columns } = readHeader(records.next().value ?? undefined);
  const entries: DirectoryEntry[] = [];
  const skipped: Skipped = [];
  const lineOfEmail = new Map<string, number>();
  let rows = 0;
  for (const { line, values } of records) {
    rows += 1;
    if (rows > importRowsMax) throw tooManyRows();
    if (rows % rowsBetweenPauses === 0) await letOthersWork();
    const entry = readEntry(places, values);
    if (typeof entry === 'string') {
      skipped.push({ line, reason: entry });
      continue;
    }
    const email = entry.email.toLowerCase();
    const earlierLine = lineOfEmail.get(email);
    if (earlierLine === undefined) {
      lineOfEmail.set(email, line);
      entries.push(entry);
    } else skipped.push({ line, reason: `The same email stands on line ${earlierLine}.` });
  }
  return { columns, entries, skipped };
}

function decode(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof RejectedFileError)) throw error;
    throw badRequest('NOT_CSV', 'The file is not a CSV file.');
  }
}

/** Which column stands at which place, and which ones are let be. */
function readHeader(record: CsvRecord | undefined) {
  if (!record) throw badRequest('EMPTY_FILE', 'The file is empty.');
  const used: ImportColumn[] = [];
  const ignored: string[] = [];
  const places = (record.values ?? []).map((name) => {
    const column = importColumns.find((known) => plainName(known) === plainName(name));
    if (column && !used.includes(column)) {
      used.push(column);
      return column;
    }
    if (name) ignored.push(name.slice(0, valueLengthMax));
    return null;
  });
  if (used.includes('email')) return { places, used, ignored: ignored.slice(0, ignoredColumnsMax) };
  const others = new Intl.ListFormat('en').format(importColumns.slice(1));
  throw badRequest(
    'MISSING_COLUMNS',
    `The header misses email. The first line has to name this column, and may name ${others}.`,
  );
}

/** 'First Name' and 'E-mail' are meant as firstName and email. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** The person of a row, or the sentence that says why there is none. */
function readEntry(
  places: readonly (ImportColumn | null)[],
  values: string[] | null,
): DirectoryEntry | string {
  if (!values) return 'The row has a quote that does not end.';
  if (values.length !== places.length)
    return `The row has ${values.length} values, the header has ${places.length} columns.`;
  const row = Object.fromEntries(
    places.flatMap((column, index) => (column ? [[column, values[index]]] : [])),
  );
  const parsed = entrySchema.safeParse(row);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `The ${issue?.path[0]?.toString() ?? 'row'} ${issue?.message ?? 'cannot be read'}.`;
}

function tooManyRows() {
  const most = importRowsMax.toLocaleString('en');
  return badRequest('TOO_MANY_ROWS', `The file has more than ${most} rows. Please split it.`);
}
