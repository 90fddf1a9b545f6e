/** What is known of one meeting from what was answered about it. */
export type Entry = {
  organizationId: string;
  /** The title it was uploaded under, which no other has. */
  name: string;
  /** Set once the upload was acknowledged. */
  id?: string;
  /** What was acknowledged last, and everything that was asked for afterwards without an answer. */
  titles: string[];
  /** The upload was refused, so that there must be nothing. */
  isRefused?: boolean;
  deletion?: 'done' | 'unknown';
  cancellation?: 'done' | 'unknown';
};

export type Invitation = { email: string; acknowledged: boolean };

/** Everything that was asked, and what of it was acknowledged. */
export function openLedger() {
  const entries: Entry[] = [];
  const invitations: Invitation[] = [];
  /** How often each answer came: a status with its code. */
  const answers = new Map<string, number>();
  const speechless: string[] = [];
  return {
    entries,
    invitations,
    answers,
    /** Refusals without a sentence. */
    speechless,
    /** Meetings that can still be asked for something. */
    alive: (organizationId: string) =>
      entries.filter(
        (entry) => entry.organizationId === organizationId && entry.id && !entry.deletion,
      ),
  };
}
export type Ledger = ReturnType<typeof openLedger>;
