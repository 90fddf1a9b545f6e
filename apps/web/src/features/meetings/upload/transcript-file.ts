import { uploadExtensions } from '@rapport/contract';

const bytesPerMegabyte = 1024 * 1024;

export const acceptedTypes = uploadExtensions.join(',');
export const noFileText = 'Please select a file to upload.';

export const isZip = (fileName: string): boolean => /\.zip$/i.test(fileName);

/** The size in MB without its unit: '2.96'; '<0.01' for a small file that is not empty. */
export function megabytes(bytes: number): string {
  const size = bytes / bytesPerMegabyte;
  return bytes > 0 && size < 0.01 ? '<0.01' : size.toFixed(2);
}

/** The default title, the file name without its extension: 'board-prep' for 'board-prep.vtt'. */
export function titleFromFileName(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '');
}
