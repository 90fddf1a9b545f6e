import { importColumns, importSizeMaxMb } from '@rapport/contract';

const exampleRow =
  'ada.moss@example.com,Ada,Moss,amoss,Head of Billing,Finance,Billing;Checkout,E-1001';

/** A file to start from, made in the browser. */
export const templateAddress = csvAddress([importColumns.join(','), exampleRow]);

/** An address under which a browser saves these lines as a file. */
export function csvAddress(lines: readonly string[]): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

/** What speaks against sending this file, if anything. */
export function importFileError(file: File | null): string | undefined {
  if (!file) return 'Please select a CSV file to import.';
  if (!file.name.toLowerCase().endsWith('.csv'))
    return 'Invalid file type. Please select a .csv file.';
  if (file.size > importSizeMaxMb * 1024 * 1024)
    return `The file is larger than ${importSizeMaxMb} MB.`;
  return undefined;
}
