import { uploadExtensions } from '@rapport/contract';

const bytesPerMegabyte = 1024 * 1024;

export const acceptedTypes = uploadExtensions.join(',');
export const wrongTypeText = 'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.';
export const noFileText = 'Please select a file to upload.';

/** Whether the name ends as a transcript's does, in capitals or not. */
export function hasAcceptedType(fileName: string): boolean {
  const name = fileName.toLowerCase();
  return uploadExtensions.some((extension) => name.endsWith(extension));
}

/** '2.96', the size without its unit; what is there never reads as nothing. */
export function megabytes(bytes: number): string {
  const size = bytes / bytesPerMegabyte;
  return bytes > 0 && size < 0.01 ? '<0.01' : size.toFixed(2);
}

/** 'board-prep' for 'board-prep.vtt': the title of a meeting that is given none. */
export function titleFromFileName(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '');
}
