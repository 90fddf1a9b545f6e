/** The expected state of a meeting. */
export type Entry = {
  organizationId: string;
  /** Unique name. */
  name: string;
  /** Set once the upload was acknowledged. */
  id?: string;
  /** The last acknowledged title, and later ones without a response. */
  titles: string[];
  /** Refused, so no row may exist. */
  isRefused?: boolean;
  /** Its analysis kills the process. Nobody renames, cancels or deletes it. */
  isPoison?: boolean;
  deletion?: 'done' | 'unknown';
  cancellation?: 'done' | 'unknown';
};

export type Invitation = { email: string; acknowledged: boolean };

export function openLedger() {
  const entries: Entry[] = [];
  const invitations: Invitation[] = [];
  /** Counts by status and error code. */
  const answers = new Map<string, number>();
  const speechless: string[] = [];
  return {
    entries,
    invitations,
    answers,
    /** Refusals without a sentence. */
    speechless,
    /** Acknowledged entries without poison that nobody tried to delete. */
    alive: (organizationId: string) =>
      entries.filter(
        ({ id, deletion, isPoison, ...entry }) =>
          entry.organizationId === organizationId && id && !deletion && !isPoison,
      ),
  };
}
export type Ledger = ReturnType<typeof openLedger>;
