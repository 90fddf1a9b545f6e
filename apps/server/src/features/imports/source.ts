import type { ImportSourceKind } from '@rapport/contract';
import type { Outcome } from './imported-file-repository.ts';

/** Where files are imported from: a folder, a mailbox, a bucket. */
export type ImportSource = {
  kind: ImportSourceKind;
  /** In rows, on the system page and in the log: a path or an address, without a password. */
  name: string;
  /** The slug of the organization. */
  organization: string;
  /** The e-mail of the member who uploads. */
  uploader: string;
  /**
   * @param stop ends a call to another machine that has not answered
   * @throws SourceProblem
   */
  open(stop: AbortSignal): Promise<OpenSource>;
};

export type OpenSource = {
  /** @throws SourceProblem */
  list(): Promise<Listing>;
  /**
   * Makes what files are moved to, before they are imported.
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

/** A file, or a message with files in it. */
export type FoundFile = {
  /** The same at each look, and of no other file at the same time. */
  name: string;
  /** A file that may still be written has to have the same mark at two looks; null if it is whole. */
  mark: string | null;
  /** Or why it is refused unread. */
  parts: readonly FilePart[] | string;
  /**
   * Overwrites nothing.
   * @returns false if the file cannot leave its place, so that it has to be remembered
   * @throws SourceProblem
   */
  move(outcome: Outcome, day: string): Promise<boolean>;
};

export type FilePart = {
  fileName: string;
  /** 'changing' if it is another file meanwhile or is gone, so that it is looked for again. */
  read(bytesMax: number): Promise<ReadFile | 'too large' | 'changing'>;
};

export type ReadFile = { bytes: Uint8Array; sha256: string };
