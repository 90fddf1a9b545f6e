import type {
  AuditAction,
  Evidence,
  JoinedLabel,
  JudgedReason,
  MeetingFindings,
  MeetingGraphLink,
  MeetingTranscript,
  OrganizationRole,
  OrganizationSettings,
  ProcessingStatusName,
  ProcessingStep,
  Sentiment,
  SentimentBreakdown,
  TextSource,
} from '@rapport/contract';
import type { Generated, Kysely, Selectable, Transaction } from 'kysely';

/** Columns are named as in the code. The first group is Better Auth's, the second our own. */
export type Tables = {
  user: AccountTable;
  session: SessionTable;
  member: MemberTable;
  organization: OrganizationTable;
  invitation: InvitationTable;
  verification: VerificationTable;
  team: TeamTable;
  teamMember: TeamMemberTable;

  organizationSettings: OrganizationSettingsTable;
  directoryUser: DirectoryUserTable;
  meeting: MeetingTable;
  meetingFile: MeetingFileTable;
  fileChunk: FileChunkTable;
  participant: ParticipantTable;
  interaction: InteractionTable;
  actionItem: ActionItemTable;
  meetingTranscript: MeetingTranscriptTable;
  transcriptPiece: TranscriptPieceTable;
  meetingCorrection: MeetingCorrectionTable;

  attempt: AttemptTable;
  undeliveredMail: UndeliveredMailTable;
  auditEntry: AuditEntryTable;
  backupRun: BackupRunTable;
  retention: RetentionTable;
  erasedName: ErasedNameTable;
};

export type Database = Kysely<Tables>;
/** What a repository needs: the database, or a transaction on it. */
export type Queryable = Database | Transaction<Tables>;

type AccountTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
};

type SessionTable = {
  id: string;
  token: string;
  userId: string;
  expiresAt: Date;
  activeOrganizationId: string | null;
};

type MemberTable = {
  id: string;
  organizationId: string;
  userId: string;
  role: OrganizationRole;
  createdAt: Date;
  /** When the person switched to the organization last; null where they never did. */
  lastUsedAt: Generated<Date | null>;
};

type OrganizationTable = {
  id: string;
  name: string;
  slug: string;
  createdAt: Date;
};

type InvitationTable = {
  id: string;
  organizationId: string;
  /** Empty for the set-up link, until the first owner has typed one. */
  email: string;
  role: OrganizationRole;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  expiresAt: Date;
  /** Null where the server or the command line invites: nobody is there yet. */
  inviterId: string | null;
};

/** Links that prove who somebody is, such as those for a new password. */
type VerificationTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
};

type TeamTable = {
  id: string;
  name: string;
  organizationId: string;
};

type TeamMemberTable = {
  id: string;
  teamId: string;
  userId: string;
};

type OrganizationSettingsTable = {
  organizationId: string;
  hostingZone: OrganizationSettings['hostingZone'];
  timezone: OrganizationSettings['timezone'];
  companyDescription: string;
  askMeAnything: boolean;
  interactionGraphs: boolean;
  sentiment: boolean;
  actions: boolean;
};

type DirectoryUserTable = {
  id: Generated<string>;
  organizationId: string;
  accountId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  username: string | null;
  title: string | null;
  department: string | null;
  teams: string[];
  syncSource: string;
  externalId: string | null;
  lastSyncedAt: Date | null;
  invitedAt: Date | null;
  activatedAt: Date | null;
  createdAt: Generated<Date>;
};

/** What of a meeting's start was stated; what was not is the upload's day, or midnight. */
export type StatedStart = { isDateStated: boolean; isTimeStated: boolean };

type MeetingTable = {
  id: Generated<string>;
  organizationId: string;
  uploadedBy: string | null;
  title: string;
  meetingLink: string | null;
  startsAt: Date;
  isDateStated: Generated<boolean>;
  isTimeStated: Generated<boolean>;
  durationMinutes: Generated<number>;
  team: string | null;
  participantCount: Generated<number>;
  actionCount: Generated<number>;
  sentiment: number | null;
  sentimentLabel: Sentiment | null;
  /** Why it has no score; null where it has one. */
  judgedReason: JudgedReason | null;
  /** Of the judged participants; null until it is read. */
  moods: SentimentBreakdown | null;
  /** Code of the language that is spoken; null where it was read before languages were recognised. */
  language: string | null;
  summary: string | null;
  summarySource: Generated<TextSource>;
  initiatives: Generated<string[]>;
  status: ProcessingStatusName;
  step: ProcessingStep;
  percentage: number;
  secondsRemaining: number | null;
  error: string | null;
  /** One attempt at processing. Whoever works for another run has nothing to say any more. */
  runId: string;
  startedAt: Date | null;
  completedAt: Date | null;
  createdAt: Generated<Date>;
  /** Corrected since its results were saved, so that they are to be worked out again. */
  isStale: Generated<boolean>;
  /** Its place in the queue: of every organization one meeting in each turn. */
  turn: Generated<number>;
};
export type Meeting = Selectable<MeetingTable>;

type MeetingFileTable = {
  organizationId: string;
  id: Generated<string>;
  /** Null while its chunks are written, before the meeting is there; such a file is swept if that never comes. */
  meetingId: string | null;
  name: string;
  sha256: string;
  size: number;
  createdAt: Generated<Date>;
};

type FileChunkTable = {
  organizationId: string;
  fileId: string;
  position: number;
  bytes: Uint8Array;
};

type ParticipantTable = {
  id: Generated<string>;
  organizationId: string;
  meetingId: string;
  position: number;
  name: string;
  /** What the transcript calls them. */
  label: string | null;
  joined: Generated<JoinedLabel[]>;
  directoryUserId: string | null;
  tieHow: 'email' | 'name' | 'person' | null;
  tieSure: 'certain' | 'likely' | null;
  suggestedUserId: string | null;
  evidence: Generated<Evidence[]>;
  sentiment: Sentiment;
  sentimentScore: number;
  judged: Generated<boolean>;
  engagementScore: number;
  summary: string;
  summarySource: Generated<TextSource>;
  turns: number;
  words: number;
  questions: number;
  speakingSeconds: number;
  talkShare: number;
};

type InteractionTable = {
  organizationId: string;
  meetingId: string;
  sourceId: string;
  targetId: string;
  sentiment: Sentiment;
  value: number;
  strength: number;
  summaryOfInteractions: string[];
  communicationRecommendations: string[];
  summarySource: Generated<TextSource>;
  recommendationsSource: Generated<TextSource>;
  evidence: Generated<MeetingGraphLink['evidence']>;
};

type ActionItemTable = {
  organizationId: string;
  meetingId: string;
  position: number;
  text: string;
  owner: string | null;
  /** As it was said. */
  dueDate: string | null;
  /** The day that this means, YYYY-MM-DD. */
  dueDay: string | null;
  /** The sentence before, where the quote leans on it. */
  before: string | null;
  /** Where it was said, and in which words. */
  turn: number | null;
  quote: string | null;
};

type MeetingTranscriptTable = {
  meetingId: string;
  organizationId: string;
  /** Which pieces are its own, and how many there are. */
  transcriptId: string;
  pieces: number;
  summaryLines: MeetingTranscript['summary'];
  /** Null where it was read before findings were kept. */
  findings: MeetingFindings | null;
  coverage: MeetingTranscript['coverage'];
};

type TranscriptPieceTable = {
  organizationId: string;
  meetingId: string;
  transcriptId: string;
  position: number;
  turns: MeetingTranscript['turns'];
};

type MeetingCorrectionTable = {
  id: Generated<string>;
  /** In the order in which they were made. */
  position: Generated<number>;
  organizationId: string;
  meetingId: string;
  change: MeetingChange;
  /** What was done, as a sentence. */
  words: string;
  createdBy: string | null;
  createdAt: Generated<Date>;
  undoneBy: string | null;
  undoneAt: Date | null;
};

/** A correction as it is kept: speakers by the label that the transcript gives them. */
export type MeetingChange =
  | { kind: 'rename-speaker'; label: string; name: string }
  | { kind: 'merge-speakers'; label: string; intoLabel: string }
  | { kind: 'tie-speaker'; label: string; userId: string }
  | { kind: 'untie-speaker'; label: string }
  | { kind: 'split-speaker'; label: string }
  | { kind: 'set-title'; title: string; previous: string }
  | {
      kind: 'set-start';
      date: string;
      time: string;
      previous: string;
      /** What of it was stated; all of it where nothing is said. */
      previousStated?: StatedStart;
    };

/** Calls that are limited, counted over all processes. */
type AttemptTable = {
  key: string;
  count: number;
  startedAt: Generated<Date>;
};

/** A mail that no mail server took, for each organization that it concerns. */
type UndeliveredMailTable = {
  id: Generated<string>;
  organizationId: string;
  to: string;
  subject: string;
  reason: string;
  failedAt: Generated<Date>;
};

type BackupRunTable = {
  id: Generated<string>;
  madeAt: Date;
  rows: number;
  bytes: number;
};

/** What was done; see the trigger of the table for what may happen to it later. */
type AuditEntryTable = {
  id: Generated<string>;
  organizationId: string;
  at: Generated<Date>;
  action: AuditAction;
  accountId: string | null;
  personName: string | null;
  personEmail: string | null;
  targetId: string | null;
  targetEmail: string | null;
  detail: string | null;
  address: string | null;
  device: string | null;
};

/** How long an organization keeps what was uploaded; null keeps until somebody deletes. */
type RetentionTable = {
  organizationId: string;
  fileDays: number | null;
  meetingDays: number | null;
  lastRunAt: Date | null;
};

/** A name that transcripts uploaded before a moment must not bring back, which only who knows it can tell. */
type ErasedNameTable = {
  organizationId: string;
  digest: string;
  erasedAt: Date;
};
