import { importColumns, importSizeMaxMb } from '@rapport/contract';

const exampleRow =
  'ada.moss@example.com,Ada,Moss,amoss,Head of Billing,Finance,Billing;Checkout,E-1001';

/** Example file as a `data:` address. */
export const templateAddress = csvAddress([importColumns.join(','), exampleRow]);

export function csvAddress(lines: readonly string[]): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

export function importFileError(file: File | null): string | undefined {
  if (!file) return 'Please select a CSV file to import.';
  if (!file.name.toLowerCase().endsWith('.csv'))
    return 'Invalid file type. Please select a .csv file.';
  if (file.size > importSizeMaxMb * 1024 * 1024)
    return `The file is larger than ${importSizeMaxMb} MB.`;
  return undefined;
}
