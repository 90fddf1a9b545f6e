import type { ImportSourceKind } from '@rapport/contract';
import type { Outcome } from './imported-file-repository.ts';

/** A place from which files are imported: a folder, a mailbox or a bucket. */
export type ImportSource = {
  kind: ImportSourceKind;
  /** A path or an address without a password, used in rows, on the system page and in the log. */
  name: string;
  /** Slug of the organization. */
  organization: string;
  /** E-mail of the member who becomes the uploader. */
  uploader: string;
  /**
   * @param stop ends a call to another machine that does not answer
   * @throws SourceProblem
   */
  open(stop: AbortSignal): Promise<OpenSource>;
};

export type OpenSource = {
  /** @throws SourceProblem */
  list(): Promise<Listing>;
  /**
   * Creates the folders for finished files before the import.
   * @throws SourceProblem
   */
  makeTargets(day: string): Promise<void>;
  close(): Promise<void>;
};

export type Listing = {
  found: FoundFile[];
  /** Whether it is certain that nothing has this name any more. */
  isGone(name: string): boolean;
};

/** A file, or a message with attached files. */
export type FoundFile = {
  /** The same each time the source is listed; no two files have the same name at one time. */
  name: string;
  /**
   * Changes while a file is being written: a file is imported once two listings have the same mark.
   * Null if files are always complete.
   */
  mark: string | null;
  /** The parts, or why the file is refused without reading it. */
  parts: readonly FilePart[] | string;
  /**
   * Never overwrites a file.
   * @returns false if the file cannot be moved, so that it has to be remembered
   * @throws SourceProblem
   */
  move(outcome: Outcome, day: string): Promise<boolean>;
};

export type FilePart = {
  fileName: string;
  /**
   * The bytes as they come. May be read again.
   * @throws UnreadFileError, SourceProblem
   */
  read(bytesMax: number): AsyncIterable<Uint8Array>;
};

/** 'changing' if the file was replaced or deleted, so that it must be listed again. */
export class UnreadFileError extends Error {
  override name = 'UnreadFileError';
  readonly why: 'too large' | 'changing';

  constructor(why: UnreadFileError['why']) {
    super(`The file is ${why}.`);
    this.why = why;
  }
}
