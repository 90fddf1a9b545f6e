import { fileReason } from '../../../platform/file-reasons.ts';
import { SourceProblem } from '../source-problem.ts';

/** The problem behind a file system error, whose own message contains a file name. */
export function folderProblem(path: string, error: unknown): SourceProblem {
  if (error instanceof SourceProblem) return error;
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  const reason = fileReason(error) ?? `cannot be read or written${code}`;
  return new SourceProblem(`${path} ${reason}.`);
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
