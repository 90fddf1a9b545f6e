import { setImmediate as letOthersWork } from 'node:timers/promises';
import {
  emailAddress,
  emailLengthMax,
  type ImportColumn,
  type ImportResult,
  importColumns,
  importRowsMax,
} from '@rapport/contract';
import { z } from 'zod';
import { decodeText, looksLikeText } from '../../ground/text-file/decode-text.ts';
import { badRequest } from '../../platform/errors.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import type { DirectoryEntry } from './directory-user-repository.ts';

const valueLengthMax = 200;
const rowsBetweenPauses = 500;

/** Limits the report, not the file. */
const ignoredColumnsMax = 100;

const value = z.string().max(valueLengthMax, `is longer than ${valueLengthMax} characters`);
// Defaults to empty if the file lacks the column.
const text = value.default('');
const optionalText = text.transform((given) => given || null);

/** Formulas such as '=1+1' are stored as text. */
const entrySchema = z.object({
  email: z
    .string()
    .min(1, 'is missing')
    .max(emailLengthMax, `is longer than ${emailLengthMax} characters`)
    .pipe(emailAddress('is not a valid e-mail address')),
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
 * Skips invalid rows and reports them with their line.
 * @throws AppError 400 NOT_CSV, EMPTY_FILE, MISSING_COLUMNS or TOO_MANY_ROWS.
 */
export async function readDirectoryFile(bytes: Uint8Array): Promise<{
  columns: ImportResult['columns'];
  entries: DirectoryEntry[];
  /** Line by address in lower case. */
  lineOf: ReadonlyMap<string, number>;
  skipped: Skipped;
}> {
  if (!looksLikeText(bytes)) throw badRequest('NOT_CSV', 'The file is not a CSV file.');
  const records = csvRecords(decodeText(bytes));
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
    } else skipped.push({ line, reason: `The same email is on line ${earlierLine}.` });
  }
  return { columns, entries, lineOf: lineOfEmail, skipped };
}

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

/** Makes 'First Name' equal to firstName, and 'E-mail' to email. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** Returns a sentence if the row is invalid. */
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
