import type {
  ActionOrigin,
  ActionState,
  ApiKeyScope,
  AskFilters,
  AuditAction,
  Evidence,
  Feeling,
  FoundTalk,
  GroupRule,
  HandoverKind,
  ImportSourceKind,
  JoinedLabel,
  JudgedReason,
  KeptReason,
  MeetingCheckKind,
  MeetingFindings,
  MeetingGraphLink,
  MeetingTranscript,
  ModelPurpose,
  ModelTest,
  NotificationKind,
  NotificationSettings,
  OrganizationRole,
  OrganizationSettings,
  PeopleByFeeling,
  PeriodWeeks,
  ProcessingStatusName,
  ProcessingStep,
  ScenarioConfiguration,
  ScenarioResult,
  ScenarioStatus,
  ScenarioVersion,
  Sentiment,
  SentimentBreakdown,
  SingleSignOnAdmits,
  SpeakerKind,
  SuccessionWeights,
  TextSource,
  TrustSettings,
  ViewFilter,
  WebhookDelivery,
  WebhookEvent,
} from '@rapport/contract';
import type { Decision, StoredFigure } from '@rapport/figures';
import type { TestedChanges } from '@rapport/network';
import type { Distinctness, How } from '@rapport/series';
import type { Doubt, Passage, TurnFact, TurnPassage, WordCorrection } from '@rapport/transcript';
import type { Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely';

/** Tables and columns as the migrations create them, which a test compares. The first tables belong to Better Auth. */
export type Tables = {
  user: AccountTable;
  account: SignInTable;
  session: SessionTable;
  member: MemberTable;
  organization: OrganizationTable;
  invitation: InvitationTable;
  verification: VerificationTable;
  twoFactor: TwoFactorTable;
  passkey: PasskeyTable;
  passkeyChallenge: PasskeyChallengeTable;
  team: TeamTable;
  teamMember: TeamMemberTable;
  oauthClient: OauthClientTable;
  oauthRefreshToken: OauthRefreshTokenTable;
  oauthAccessToken: OauthAccessTokenTable;
  oauthConsent: OauthConsentTable;

  organizationSettings: OrganizationSettingsTable;
  figureReader: FigureReaderTable;
  directoryUser: DirectoryUserTable;
  meeting: MeetingTable;
  meetingShare: MeetingShareTable;
  meetingView: MeetingViewTable;
  scenario: ScenarioTable;
  scenarioVersion: ScenarioVersionTable;
  scenarioAction: ScenarioActionTable;
  meetingFile: MeetingFileTable;
  fileChunk: FileChunkTable;
  recording: RecordingTable;
  recordingPart: RecordingPartTable;
  sound: SoundTable;
  soundChunk: SoundChunkTable;
  speechMonth: SpeechMonthTable;
  modelUse: ModelUseTable;
  modelCondition: ModelConditionTable;
  modelTest: ModelTestTable;
  ownModel: OwnModelTable;
  participant: ParticipantTable;
  planner: PlannerTable;
  planShare: PlanShareTable;
  interaction: InteractionTable;
  actionItem: ActionItemTable;
  meetingTranscript: MeetingTranscriptTable;
  transcriptPiece: TranscriptPieceTable;
  passage: PassageTable;
  meetingIndex: MeetingIndexTable;
  meetingCorrection: MeetingCorrectionTable;
  glossaryTerm: GlossaryTermTable;
  speakerAlias: SpeakerAliasTable;

  series: SeriesTable;
  seriesMeeting: SeriesMeetingTable;
  seriesChoice: SeriesChoiceTable;
  outOfDateSeries: OutOfDateSeriesTable;

  outOfDateWeek: OutOfDateWeekTable;
  weekTotal: WeekTotalTable;
  weekPerson: WeekPersonTable;
  weekPair: WeekPairTable;
  weekDepartmentPair: WeekDepartmentPairTable;
  weekTopic: WeekTopicTable;
  weekTopicPerson: WeekTopicPersonTable;
  everydayWords: EverydayWordsTable;
  groupMood: GroupMoodTable;
  answeredMood: AnsweredMoodTable;
  countedWords: CountedWordsTable;
  moodDecision: MoodDecisionTable;
  keptChanges: KeptChangesTable;

  askedQuestion: AskedQuestionTable;

  offboardingProject: OffboardingProjectTable;
  handoverItem: HandoverItemTable;
  importedFile: ImportedFileTable;
  importSource: ImportSourceTable;

  successionPlan: SuccessionPlanTable;
  successionCandidate: SuccessionCandidateTable;
  successionStep: SuccessionStepTable;

  apiKey: ApiKeyTable;
  assistantConnection: AssistantConnectionTable;
  scimConnection: ScimConnectionTable;
  scimUser: ScimUserTable;
  scimGroup: ScimGroupTable;
  scimGroupMember: ScimGroupMemberTable;
  webhook: WebhookTable;
  webhookDelivery: WebhookDeliveryTable;

  singleSignOn: SingleSignOnTable;
  singleSignOnDomain: SingleSignOnDomainTable;
  singleSignOnLink: SingleSignOnLinkTable;
  singleSignOnAttempt: SingleSignOnAttemptTable;

  notification: NotificationTable;
  notificationSettings: NotificationSettingsTable;
  digestSent: DigestSentTable;

  attempt: AttemptTable;
  begunWork: BegunWorkTable;
  undeliveredMail: UndeliveredMailTable;
  auditEntry: AuditEntryTable;
  backupRun: BackupRunTable;
  retention: RetentionTable;
  erasedName: ErasedNameTable;
};

export type Database = Kysely<Tables>;
export type Queryable = Database | Transaction<Tables>;

type AccountTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  twoFactorEnabled: Generated<boolean>;
  role: string | null;
  banned: boolean | null;
  banReason: string | null;
  banExpires: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

/** A way to sign in to an account, such as its password. */
type SignInTable = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Date | null;
  refreshTokenExpiresAt: Date | null;
  scope: string | null;
  /** Hashed. */
  password: string | null;
  createdAt: Generated<Date>;
  updatedAt: Date;
};

type TwoFactorTable = {
  id: string;
  userId: string;
  /** Encrypted. */
  secret: string;
  /** Encrypted. */
  backupCodes: string;
  /** False until the first code is entered. */
  verified: Generated<boolean>;
  failedVerificationCount: Generated<number>;
  lockedUntil: Date | null;
  /** Null until then, or if it was not recorded. */
  onSince: Date | null;
};

type PasskeyTable = {
  id: Generated<string>;
  accountId: string;
  name: string;
  /** Base64url. */
  credentialId: string;
  publicKey: Uint8Array;
  /** The signature counter of the device: it rises with each use, or stays 0. */
  counter: number;
  transports: string[];
  createdAt: Generated<Date>;
  lastUsedAt: Date | null;
};

type PasskeyChallengeTable = {
  digest: string;
  /** Whose passkey is added; null for a sign-in. */
  accountId: string | null;
  expiresAt: Date;
};

type SessionTable = {
  id: string;
  token: string;
  userId: string;
  expiresAt: Date;
  activeOrganizationId: string | null;
  /** The passkey that has opened it. */
  passkeyId: string | null;
  /** The provider whose organization it opens although passwords are off there. */
  singleSignOnId: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  activeTeamId: string | null;
  impersonatedBy: string | null;
  createdAt: Generated<Date>;
  updatedAt: Date;
};

type MemberTable = {
  id: string;
  organizationId: string;
  userId: string;
  role: OrganizationRole;
  createdAt: Date;
  /** When the person last switched to the organization. */
  lastUsedAt: Generated<Date | null>;
};

type OrganizationTable = {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  metadata: string | null;
  createdAt: Date;
};

type InvitationTable = {
  id: string;
  organizationId: string;
  /** Empty in the set-up link until the first owner enters an address. */
  email: string;
  role: OrganizationRole;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  expiresAt: Date;
  /** Null if the server or the command line created the invitation. */
  inviterId: string | null;
  teamId: string | null;
  createdAt: Generated<Date>;
};

/** Tokens such as those of password resets. */
type VerificationTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

/** Programs that have registered. Those without a connection are deleted after a day. */
type OauthClientTable = {
  id: string;
  clientId: string;
  clientSecret: string | null;
  clientDiscoveryId: string | null;
  disabled: Generated<boolean | null>;
  skipConsent: boolean | null;
  enableEndSession: boolean | null;
  subjectType: string | null;
  scopes: string[] | null;
  clientCredentialsScopes: Generated<string[] | null>;
  userId: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
  name: string | null;
  uri: string | null;
  icon: string | null;
  contacts: string[] | null;
  tos: string | null;
  policy: string | null;
  softwareId: string | null;
  softwareVersion: string | null;
  softwareStatement: string | null;
  redirectUris: string[];
  postLogoutRedirectUris: string[] | null;
  backchannelLogoutUri: string | null;
  backchannelLogoutSessionRequired: boolean | null;
  tokenEndpointAuthMethod: string | null;
  applicationType: string | null;
  jwks: string | null;
  jwksUri: string | null;
  grantTypes: string[] | null;
  responseTypes: string[] | null;
  requirePKCE: boolean | null;
  dpopBoundAccessTokens: Generated<boolean | null>;
  referenceId: string | null;
  metadata: unknown;
};

/** What both kinds of tokens have. */
type OauthTokenTable = {
  id: string;
  /** SHA-256 of the token. */
  token: string;
  clientId: string;
  sessionId: string | null;
  /** Id of its connection. */
  referenceId: string | null;
  authorizationCodeId: string | null;
  resources: string[] | null;
  requestedUserInfoClaims: string[] | null;
  expiresAt: Date;
  createdAt: Date;
  revoked: Date | null;
  confirmation: unknown;
  scopes: string[];
};

type OauthRefreshTokenTable = OauthTokenTable & {
  userId: string;
  rotatedAt: Date | null;
  rotationReplayResponse: string | null;
  rotationReplayExpiresAt: Date | null;
  authTime: Date | null;
};

type OauthAccessTokenTable = OauthTokenTable & {
  userId: string | null;
  refreshId: string | null;
};

type OauthConsentTable = {
  id: string;
  clientId: string;
  userId: string | null;
  referenceId: string | null;
  resources: string[] | null;
  requestedUserInfoClaims: string[] | null;
  scopes: string[];
  createdAt: Date;
  updatedAt: Date;
};

type TeamTable = {
  id: string;
  name: string;
  organizationId: string;
  memberCount: number;
  createdAt: Date;
  updatedAt: Date | null;
};

type TeamMemberTable = {
  id: string;
  teamId: string;
  userId: string;
  membershipKey: string | null;
  createdAt: Date | null;
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
  meetingReaders: Generated<TrustSettings['meetingReaders']>;
  figureReaders: Generated<TrustSettings['figureReaders']>;
  planners: Generated<TrustSettings['planners']>;
  smallestGroup: Generated<number>;
  individualFigures: Generated<TrustSettings['individualFigures']>;
  worksCouncilMode: Generated<boolean>;
  participantNotice: Generated<string>;
  isNoticeMailed: Generated<boolean>;
  isLanguageModelOn: Generated<boolean>;
  areAssistantsOn: Generated<boolean>;
  modelWritesTexts: Generated<boolean>;
  modelWritesAnswers: Generated<boolean>;
  modelJudges: Generated<boolean>;
  modelTokensPerMonth: Generated<number | null>;
  modelLanguage: Generated<TrustSettings['modelLanguage']>;
  soundDays: Generated<number | null>;
  isTwoFactorRequired: Generated<boolean>;
};

/** People who are named as those who may plan about persons. */
type PlannerTable = {
  organizationId: string;
  directoryUserId: string;
};

/** A person with whom one plan is shared by name. */
type PlanShareTable = {
  id: Generated<string>;
  organizationId: string;
  scenarioId: Generated<string | null>;
  successionPlanId: Generated<string | null>;
  offboardingId: Generated<string | null>;
  directoryUserId: string;
  mayChange: boolean;
  /** The person was included by name although the plan is about them. Otherwise such a person does not see it. */
  isIncluded: Generated<boolean>;
};

/** People who may see figures of groups if only named people may. */
type FigureReaderTable = {
  organizationId: string;
  directoryUserId: string;
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
  teams: Generated<string[]>;
  syncSource: string;
  externalId: string | null;
  lastSyncedAt: Date | null;
  invitedAt: Date | null;
  activatedAt: Date | null;
  createdAt: Generated<Date>;
  /** The person has asked that their turns are left out of all moods. */
  isLeftOutOfMoods: Generated<boolean>;
  /** When earlier meetings were searched for the person; null if the search is due. */
  matchedAt: Generated<Date | null>;
};

/** If the date is not stated, it is that of the upload; if the time is not stated, it is midnight. */
export type StatedStart = { isDateStated: boolean; isTimeStated: boolean };

/** `people` of the directory are counted; `moods` has those of them who show feeling, the others are calm. */
export type ShownMeetingMood = {
  people: number;
  moods: SentimentBreakdown;
  sentiment: number;
  sentimentLabel: Sentiment;
  /** Too few of them show feeling, so there is no score. */
  judgedReason?: 'calm';
};

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
  /** True if estimated from the words, because the transcript has no times. */
  isDurationEstimated: Generated<boolean>;
  team: string | null;
  participantCount: Generated<number>;
  /** Position of the participant who opens it. */
  openerPosition: Generated<number>;
  actionCount: Generated<number>;
  /** Sure, confirmed and added ones; null before the analysis, and if it is older than findings. */
  decisionCount: Generated<number | null>;
  /** Decisions on which a vote was taken. */
  voteCount: Generated<number>;
  /** Decisions and open questions that nobody has confirmed or removed. */
  outcomesToConfirm: Generated<number>;
  /** Actions that may be ones, about which nobody has decided. */
  maybeActionCount: Generated<number>;
  sentiment: number | null;
  sentimentLabel: Sentiment | null;
  /** Why the meeting has no score; null if it has one. */
  judgedReason: JudgedReason | null;
  /** Counts of judged participants; null before the analysis. */
  moods: SentimentBreakdown | null;
  /** Null before the analysis, and for analyses older than this column. */
  peopleByFeeling: Generated<PeopleByFeeling | null>;
  /** What readers who may see no mood of another person see; null if nothing. */
  shownMood: Generated<ShownMeetingMood | null>;
  /** Null for meetings analysed by versions without language detection. */
  language: string | null;
  summary: string | null;
  summarySource: Generated<TextSource>;
  initiatives: Generated<string[]>;
  /** Names and phrases that it says besides. Topics only where other meetings show them. */
  alsoSaid: Generated<string[]>;
  /** Of `initiatives` and then of `alsoSaid`, in the form of a topic's key. */
  topicKeys: GeneratedAlways<string[]>;
  status: ProcessingStatusName;
  step: ProcessingStep;
  percentage: number;
  secondsRemaining: number | null;
  /** Of a recording; null until the first of its parts is sent. */
  recordedMinutes: number | null;
  writtenMinutes: number | null;
  /** Where the part ends that was sent last. */
  sentMinutes: number | null;
  error: string | null;
  /** Workers with another run id may not write. */
  runId: string;
  startedAt: Date | null;
  completedAt: Date | null;
  createdAt: Generated<Date>;
  /** True if corrected since; then the results must be recomputed. */
  isStale: Generated<boolean>;
  /** True if the meeting is not counted in the figures of the organization. */
  isLeftOutOfFigures: Generated<boolean>;
  /** Keyed digest of the words; null before the analysis, and for analyses older than this column. */
  wordsDigest: string | null;
  /** A member who may read the earlier upload of the same meeting has chosen to keep both. */
  isKeptApart: Generated<boolean>;
  /** What the file can be read in two ways for. */
  doubts: Generated<Doubt[]>;
  /** The round of the queue; each organization has one meeting per round. */
  turn: Generated<number>;
};
export type Meeting = Selectable<MeetingTable>;

type MeetingShareTable = {
  organizationId: string;
  meetingId: string;
  directoryUserId: string;
};

type MeetingFileTable = {
  organizationId: string;
  id: Generated<string>;
  /** Null while its chunks are written. The sweep deletes files for which it stays null. */
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

/** What a meeting was transcribed from. */
type RecordingTable = {
  organizationId: string;
  meetingId: string;
  /** Of the upload; empty once there is a transcript, whose file has it. */
  fileName: string;
  /** Of the uploaded bytes. */
  sha256: string;
  /** The model that writes the words down. */
  model: string;
  /** Null until the file was read. */
  seconds: number | null;
  secondsTranscribed: Generated<number>;
  /** Null until the file was read. */
  parts: number | null;
  /** Null before the first answer. */
  speakersTold: boolean | null;
  /** Told by the service, as in 'en'; the next parts are said to be in it. */
  language: string | null;
  /** Since when the service has not answered; null if it has. */
  failingSince: Date | null;
  triesAgainAt: Date | null;
  /** Until when the sound is kept for listening; null if it is not. */
  soundUntil: Date | null;
};
export type StoredRecording = Selectable<RecordingTable>;

/** What was said, in seconds from the beginning of the recording. */
export type SpokenSegment = {
  from: number;
  to: number;
  text: string;
  /** As the service calls the speaker of this part. */
  speaker?: string;
};

/** What the service answered for one part. */
type RecordingPartTable = {
  organizationId: string;
  meetingId: string;
  position: number;
  fromSecond: number;
  toSecond: number;
  segments: SpokenSegment[];
};

type SoundTable = {
  organizationId: string;
  id: Generated<string>;
  /** Null while its chunks are written. The sweep deletes sound for which it stays null. */
  meetingId: string | null;
  /** Null until the file was read; then it holds no picture. */
  mimeType: string | null;
  size: number;
  /** Of its last chunks. */
  writtenAt: Generated<Date>;
};

type SoundChunkTable = {
  organizationId: string;
  soundId: string;
  position: number;
  bytes: Uint8Array;
};

/** What an organization had transcribed in a month of UTC. */
type SpeechMonthTable = {
  organizationId: string;
  /** Its first day. */
  month: string;
  seconds: number;
};

/** Tokens of the language model, by day of UTC. */
type ModelUseTable = {
  organizationId: string;
  day: string;
  purpose: ModelPurpose;
  promptTokens: number;
  completionTokens: number;
};

/** The last cut question and the last failure of the language model, of those since it did well. */
type ModelConditionTable = {
  organizationId: string;
  model: string;
  cutSent: number | null;
  cutRead: number | null;
  cutAt: Date | null;
  failure: KeptReason | null;
  failureDetail: string | null;
  failedAt: Date | null;
};

type OwnModelTable = {
  organizationId: string;
  baseUrl: string;
  name: string;
  /** Sealed; null if it needs none. */
  apiKey: string | null;
  version: Generated<number>;
};
export type OwnModelRow = Selectable<OwnModelTable>;

type ModelTestTable = {
  id: Generated<string>;
  organizationId: string;
  model: string;
  testedAt: Date;
  result: ModelTest;
};

type ParticipantTable = {
  id: Generated<string>;
  organizationId: string;
  meetingId: string;
  position: number;
  name: string;
  /** The label as in the transcript. */
  label: string | null;
  joined: Generated<JoinedLabel[]>;
  /** As the file states it: 'Chair'. */
  statedRole: Generated<string | null>;
  directoryUserId: string | null;
  tieHow: 'email' | 'name' | 'person' | 'alias' | null;
  tieSure: 'certain' | 'likely' | null;
  suggestedUserId: string | null;
  /** The name's key, which is the same in all meetings; null for a label such as 'Speaker 3'. */
  heardAs: string | null;
  /** Keyed digest of their words; null if they say too little, and for analyses older than this column. */
  wordsDigest: Generated<string | null>;
  /** Given names of the directory by which others call the speaker. */
  calledAs: Generated<{ name: string; times: number }[]>;
  evidence: Generated<Evidence[]>;
  sentiment: Sentiment;
  sentimentScore: number;
  judged: Generated<boolean>;
  /** Null if not read, and for analyses older than this column. */
  feeling: Generated<Feeling | null>;
  feelingEvidence: Generated<Evidence[]>;
  engagementScore: number;
  summary: string;
  summarySource: Generated<TextSource>;
  turns: number;
  words: number;
  /** Null if the transcript marks no questions. */
  questions: number | null;
  /** Empty in meetings analysed by versions without facts. */
  turnFacts: Generated<TurnFact[]>;
  /** Number of turns that say each of the meeting's `alsoSaid`, without zeros at the end. */
  alsoTurns: Generated<number[]>;
  speakingSeconds: number;
  talkShare: number;
};

/** Whose words the shown mood of a meeting counts. Those of one group are counted together or not at all. */
type CountedWordsTable = {
  organizationId: string;
  /** The meeting may be deleted by now, so there is no foreign key. */
  meetingId: string;
  words: string;
  group: string;
};

type InteractionTable = {
  organizationId: string;
  meetingId: string;
  sourceId: string;
  targetId: string;
  sentiment: Sentiment;
  value: number;
  /** Of `value`, the exchanges that ties across meetings count. */
  onMatter: number;
  strength: number;
  summaryOfInteractions: string[];
  communicationRecommendations: string[];
  summarySource: Generated<TextSource>;
  recommendationsSource: Generated<TextSource>;
  evidence: Generated<MeetingGraphLink['evidence']>;
};

type ActionItemTable = {
  id: Generated<string>;
  organizationId: string;
  /** Null for an action that was added without a meeting. */
  meetingId: string | null;
  /** Position in the last analysis; null if it was added by hand, or that analysis no longer finds it. */
  position: number | null;
  origin: Generated<ActionOrigin>;
  text: string;
  /** The owner as it was said; null if a user chose a person of the directory. */
  owner: string | null;
  /** From the speaker's tie, or chosen by a user. */
  ownerUserId: string | null;
  /** The due date as it was said. */
  dueDate: string | null;
  /** The day that the words name, YYYY-MM-DD. */
  dueDay: string | null;
  /** The preceding sentence, if the quote depends on it. */
  before: string | null;
  /** Turn of the evidence. */
  turn: number | null;
  /** Start of the turn, in seconds. */
  start: number | null;
  quote: string | null;
  state: Generated<ActionState>;
  /** When it was done or dropped. */
  closedAt: Date | null;
  note: string | null;
  /** Fields that a person set; a repeated analysis does not change them. */
  changed: Generated<ActionField[]>;
  /** The last change by a user; null if there was none. */
  changedAt: Date | null;
  /** Who said that it is right. */
  confirmedBy: string | null;
  confirmedAt: Date | null;
  /** The account that added the action. */
  createdBy: string | null;
  createdAt: Generated<Date>;
};
export type ActionItemRow = Selectable<ActionItemTable>;
/** The fields of an action that an analysis fills. */
export type ActionField = 'text' | 'owner' | 'due';

type MeetingTranscriptTable = {
  meetingId: string;
  organizationId: string;
  /** Identifies the transcript's pieces. */
  transcriptId: string;
  pieces: number;
  summaryLines: MeetingTranscript['summary'];
  /** Null if the analysis is older than findings. */
  findings: MeetingFindings | null;
  /** Null in meetings analysed by versions without it. */
  talk: FoundTalk | null;
  coverage: MeetingTranscript['coverage'];
};

/** `noTie`: said to another person, but ties leave it out. */
export type StoredTurn = Omit<MeetingTranscript['turns'][number], 'passages'> & {
  noTie?: true;
  passages?: TurnPassage[];
};

type TranscriptPieceTable = {
  organizationId: string;
  meetingId: string;
  transcriptId: string;
  position: number;
  turns: StoredTurn[];
};

/** A part of a transcript with its words, for searches; the text itself is in the turns. */
type PassageTable = {
  organizationId: string;
  meetingId: string;
  transcriptId: string;
  /** The transcript piece that contains it; both are deleted together. */
  piece: number;
  position: number;
  firstTurn: number;
  /** Number of characters (code points) of the first turn before the passage. */
  firstChar: number;
  lastTurn: number;
  /** Number of characters of the last turn up to the end of the passage; null at the turn's end. */
  lastChar: number | null;
  /** Seconds from the start of the meeting. */
  start: number | null;
  speakers: string[];
  words: string;
};

/** The words of a meeting, for searches. */
type MeetingIndexTable = {
  meetingId: string;
  organizationId: string;
  /** The transcript that the passages were cut from; null until they are cut. */
  transcriptId: string | null;
  /** The same as in the meeting. */
  startsAt: Date;
  /** PostgreSQL's text search configuration for the language of the meeting. */
  configuration: string;
  /** Words of the title (weight A), the speakers (B), topics and team (C). */
  heading: string;
  /** All words, without positions. */
  words: string;
};

type MeetingCorrectionTable = {
  id: Generated<string>;
  position: Generated<number>;
  organizationId: string;
  meetingId: string;
  change: MeetingChange;
  /** Description for users. */
  words: string;
  createdBy: string | null;
  createdAt: Generated<Date>;
  undoneBy: string | null;
  undoneAt: Date | null;
};

/** A term of the organization that speech services are told. */
type GlossaryTermTable = {
  id: Generated<string>;
  organizationId: string;
  term: string;
  addedBy: string | null;
  addedAt: Generated<Date>;
};

/** Holds its evidence, because it stays listed when a later analysis no longer finds it. */
export type ConfirmedOutcome = {
  kind: 'confirm-decision' | 'confirm-question';
  text: string;
  turn: number | null;
  quote: string | null;
  /** Better words of a person. */
  words?: string;
};

export type AnsweredAction = {
  kind: 'confirm-action' | 'drop-action';
  text: string;
  turn: number | null;
  actionId: string;
  /** `changedAt` of the action since then; another one shows a later change. */
  at: string;
  /** What the answer has replaced; null if the action was a maybe one. */
  before: {
    text: string;
    owner: string | null;
    ownerUserId: string | null;
    dueDay: string | null;
    state: ActionState;
    closedAt: string | null;
    changed: ActionField[];
    changedAt: string | null;
  } | null;
};

/** Places are those of the text as read. */
export type CorrectedWordsChange = { kind: 'set-words' } & Omit<WordCorrection, 'id'>;

/** A name for passages without one in the file; null takes it back. */
export type NamedSpeaker = { name: string | null; userId?: string; passages: Passage[] };

/** Speakers are identified by their label in the transcript. */
export type MeetingChange =
  | { kind: 'rename-speaker'; label: string; name: string }
  | { kind: 'merge-speakers'; label: string; intoLabel: string }
  | { kind: 'tie-speaker'; label: string; userId: string }
  | { kind: 'untie-speaker'; label: string }
  | { kind: 'split-speaker'; label: string }
  | {
      kind: 'drop-decision' | 'drop-question';
      text: string;
      turn: number | null;
      /** The correction that had confirmed the item, which this one has undone. */
      confirmation?: string;
    }
  | { kind: 'add-decision' | 'add-question'; text: string }
  | ConfirmedOutcome
  | AnsweredAction
  /** `found` is the title that the analysis found. */
  | { kind: 'rename-chapter'; fromTurn: number; found: string; title: string }
  | { kind: 'set-title'; title: string; previous: string }
  | { kind: 'set-length'; minutes: number; previous: number; previousEstimated: boolean }
  | { kind: 'keep-as-read'; check: MeetingCheckKind }
  | { kind: 'split-names-inside' }
  | { kind: 'set-speaker'; speakers: NamedSpeaker[] }
  | CorrectedWordsChange
  | {
      kind: 'set-start';
      date: string;
      /** Null if only the day is known. */
      time: string | null;
      /** The clock that the time is by; omitted if it is the organization's of today. */
      zone?: string;
      previous: string;
      /** Omitted if date and time were stated. */
      previousStated?: StatedStart;
      /** If only the day was known. */
      previousDay?: string;
    };

/**
 * A week whose sums must be recomputed; it may be listed more than once. With `meetingId`, the sums only lack that
 * meeting, which was completed for the first time.
 */
type OutOfDateWeekTable = OfWeek & {
  id: Generated<string>;
  /** The meeting to add to the sums; null if the week is recomputed. */
  meetingId: string | null;
  /** Only the sums of pairs of departments are recomputed. */
  isOfDepartments: Generated<boolean>;
};

/** Belongs to one organization and to the week that begins on this Monday (YYYY-MM-DD) by its clock. */
type OfWeek = { organizationId: string; week: string };

type WeekTotalTable = OfWeek & {
  meetings: number;
  /** Number of meetings with estimated durations, which are not in `minutes`. */
  untimed: number;
  minutes: number;
  /** Sum over meetings of talk balance (0 to 100) times minutes. A decimal number. */
  balance: string;
  balanceMinutes: number;
};

type WeekPersonTable = OfWeek & {
  directoryUserId: string;
  meetings: number;
  turns: number;
  words: number;
  speakingSeconds: number;
};

/** Two people who answered each other on a matter; `a` is the smaller id. */
type WeekPairTable = OfWeek & {
  a: string;
  b: string;
  meetings: number;
  exchanges: number;
  /** Sum over meetings of exchanges divided by the number of other speakers. A decimal number. */
  weight: string;
};

/** Two departments with speakers in one meeting; `a` is the smaller name, or equals `b`. */
type WeekDepartmentPairTable = OfWeek & {
  a: string;
  b: string;
  meetings: number;
  minutes: number;
  exchanges: number;
};

/** `key` is the same for all spellings of a topic. */
type WeekTopicTable = OfWeek & {
  key: string;
  topic: string;
  /** Number of turns that mention it. */
  mentions: number;
  meetings: number;
  lastOn: string;
};

type WeekTopicPersonTable = OfWeek & { key: string; directoryUserId: string; mentions: number };

type EverydayWordsTable = {
  organizationId: string;
  /** In the form of a topic's key. */
  words: string[];
  /** Keys of the topics that several meetings show, which are counted in all meetings that say them. */
  topics: Generated<string[]>;
  /** Number of meetings in the sums when they were found. */
  meetings: number;
  foundAt: Generated<Date>;
};

/** The shown mood of a group over `weeks` weeks that end with `week`. */
type GroupMoodTable = OfWeek & {
  /** A group as in `moodGroups`. */
  group: string;
  weeks: PeriodWeeks;
  mood: number;
  cut: 'orMore' | 'orLess' | null;
  low: number;
  high: number;
  changeBy: number | null;
  changeDirection: 'rising' | 'falling' | 'steady' | null;
};

/** The facts behind a mood that was shown. Kept so that later answers cannot be compared with it. */
type AnsweredMoodTable = OfWeek & {
  id: Generated<string>;
  group: string;
  weeks: PeriodWeeks;
  people: StoredFigure['people'];
};

/** Tests of what changed in `weeks` weeks that end with `lastDay`, made once a day for large organizations. */
type KeptChangesTable = {
  organizationId: string;
  weeks: PeriodWeeks;
  lastDay: string;
  /** The settings that the tests depend on, as JSON. */
  choices: string;
  tested: TestedChanges;
  madeAt: Date;
};

type MoodDecisionTable = {
  organizationId: string;
  decidedAt: Date;
  /** The last complete week. */
  lastWeek: string;
  /**
   * The smallest group, and who leaves their turns out of moods: if these change, moods are decided again at once.
   */
  choices: string;
  /** Digest of the facts that the decisions were made from. */
  factsPrint: string;
  decisions: Decision[];
};

/** Who a heard name stands for: in all meetings, or in a single one if the label is only valid there. */
type SpeakerAliasTable = {
  id: Generated<string>;
  organizationId: string;
  /** The key of the name; for an alias of a single meeting, the label. */
  heardAs: string;
  name: string;
  meetingId: string | null;
  is: SpeakerKind;
  directoryUserId: string | null;
  /** For an alias of a single meeting: the correction that ties the speaker. */
  correctionId: string | null;
  chosenBy: string | null;
  chosenAt: Generated<Date>;
};

type ScenarioContent = {
  title: string;
  reason: string;
  /** YYYY-MM-DD */
  targetDate: string | null;
  configuration: ScenarioConfiguration;
  status: ScenarioStatus;
  /** Contains ids of the directory and counts, but no names of people. */
  result: ScenarioResult | null;
};

type ScenarioTable = ScenarioContent & {
  id: Generated<string>;
  organizationId: string;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: Generated<Date>;
  changedBy: string | null;
  changedAt: Generated<Date>;
};

/** The content after each change. */
type ScenarioVersionTable = ScenarioContent & {
  organizationId: string;
  scenarioId: string;
  version: number;
  what: ScenarioVersion['what'];
  savedBy: string | null;
  savedAt: Date;
};

/** Recommendations that became actions. */
type ScenarioActionTable = {
  organizationId: string;
  scenarioId: string;
  key: string;
  actionId: string;
};

type ApiKeyTable = {
  id: Generated<string>;
  organizationId: string;
  /** Membership of the account that made the key. */
  memberId: string;
  name: string;
  /** SHA-256 of the key. */
  digest: string;
  start: string;
  scopes: ApiKeyScope[];
  createdAt: Generated<Date>;
  expiresAt: Date;
  /** Accurate to the hour. */
  lastUsedAt: Generated<Date | null>;
};

/** An assistant that a member lets read, with the tokens that name it in `referenceId`. */
type AssistantConnectionTable = {
  id: Generated<string>;
  organizationId: string;
  memberId: string;
  clientId: string;
  /** What the assistant calls itself. */
  name: string;
  /** Where its codes go, as the member saw it. */
  host: string;
  /** How the session of the consent was opened. */
  singleSignOnId: string | null;
  isByPasskey: boolean;
  createdAt: Generated<Date>;
  /** Null until its member ends it. */
  expiresAt: Date | null;
  /** Accurate to the minute. */
  lastUsedAt: Generated<Date | null>;
};

type ScimConnectionTable = {
  organizationId: string;
  /** SHA-256 of the token. */
  digest: string;
  tokenEnd: string;
  groupsBecome: GroupRule;
  createdBy: string | null;
  /** Whether an owner made the token. */
  isMadeByOwner: boolean;
  createdAt: Generated<Date>;
  /** Accurate to the minute. */
  lastUsedAt: Generated<Date | null>;
};

/** A person of `directoryUser` that the company's directory manages. */
type ScimUserTable = {
  directoryUserId: string;
  organizationId: string;
  userName: string;
  displayName: string | null;
  /** The department as the directory states it; a group may override it in `directoryUser`. */
  department: string | null;
  manager: string | null;
  isActive: boolean;
  /** The account that was created for the directory. */
  madeAccountId: Generated<string | null>;
  /** The account whose membership the directory ended. */
  heldAccountId: string | null;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
  /** Kept after a deletion, so that the person stays deactivated. */
  deletedAt: Date | null;
};

type ScimGroupTable = {
  id: Generated<string>;
  organizationId: string;
  displayName: string;
  externalId: string | null;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
};

type ScimGroupMemberTable = {
  organizationId: string;
  groupId: string;
  directoryUserId: string;
};

type WebhookTable = {
  id: string;
  organizationId: string;
  url: string;
  events: WebhookEvent[];
  /** Sealed by `platform/sealed-text.ts`, like `previousSecret`. */
  secret: string;
  previousSecret: Generated<string | null>;
  previousSecretUntil: Generated<Date | null>;
  isOn: Generated<boolean>;
  /** Switched off because the address answered 410. */
  isGone: Generated<boolean>;
  createdBy: string | null;
  createdAt: Generated<Date>;
  changedBy: string | null;
  changedAt: Generated<Date>;
  version: Generated<number>;
};

type WebhookDeliveryTable = {
  id: Generated<string>;
  /** Orders deliveries by their changes. */
  position: Generated<number>;
  organizationId: string;
  webhookId: string;
  event: string;
  /** Deliveries of one line are sent in order: the id of the meeting, or of an action without a meeting. */
  line: string;
  data: Record<string, string | null>;
  state: Generated<WebhookDelivery['state']>;
  attempts: Generated<number>;
  attemptedAt: Generated<Date | null>;
  nextAt: Generated<Date>;
  /** Set while the call is being sent. If a worker is killed, another one takes over at this time. */
  claimedUntil: Generated<Date | null>;
  status: Generated<number | null>;
  ms: Generated<number | null>;
  error: Generated<string | null>;
  answer: Generated<string | null>;
  createdAt: Generated<Date>;
  deliveredAt: Generated<Date | null>;
};

type MeetingViewTable = {
  id: Generated<string>;
  organizationId: string;
  name: string;
  filter: ViewFilter;
  /** Null for a view that is shared with the organization. */
  ownerId: string | null;
  createdBy: string | null;
  createdAt: Generated<Date>;
};

type SuccessionPlanTable = {
  id: Generated<string>;
  organizationId: string;
  /** Who holds the role; null for a former participant. */
  personId: string | null;
  role: string;
  weights: SuccessionWeights;
  notes: Generated<string>;
  /** An account; null for a former member. */
  createdBy: string | null;
  changedBy: string | null;
  /** Increases with each change. */
  version: Generated<number>;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
};

type OfSuccessionPlan = { organizationId: string; planId: string; position: number };

type SuccessionCandidateTable = OfSuccessionPlan & {
  /** Null for somebody from outside the directory, and for a former participant. */
  directoryUserId: string | null;
  external: string | null;
  note: string;
};

type SuccessionStepTable = OfSuccessionPlan & {
  text: string;
  /** A day, YYYY-MM-DD. */
  dueOn: string | null;
  /** Stays true when the owner leaves the directory. */
  hasOwner: boolean;
  ownerId: string | null;
  isDone: boolean;
};

type SeriesTable = {
  id: Generated<string>;
  organizationId: string;
  /** Null for the name from its titles; otherwise chosen by a person. */
  name: string | null;
  /** The usual weekday (0 for Monday) of its meetings that were found by their titles. */
  weekday: number | null;
};

/** The input from which series are found, and the series in which a completed meeting was found. */
type SeriesMeetingTable = {
  organizationId: string;
  meetingId: string;
  key: string;
  distinctness: Distinctness;
  /** 0 for Monday, by the organization's clock; null if no date is stated. */
  weekday: number | null;
  /** The last series that the meeting was found in. */
  seriesId: string | null;
  /** Null if the meeting is currently found in no series. */
  how: How | null;
};

/** A meeting that a person added to a series or removed from it. */
type SeriesChoiceTable = {
  organizationId: string;
  seriesId: string;
  meetingId: string;
  isPart: boolean;
  chosenBy: string | null;
  chosenAt: Generated<Date>;
};

/** A meeting that changed or was deleted, with its previous data; without a meeting, all are out of date. */
type OutOfDateSeriesTable = {
  id: Generated<string>;
  organizationId: string;
  meetingId: string | null;
  key: string | null;
  weekday: number | null;
  seriesId: string | null;
};

type NotificationTable = {
  id: Generated<string>;
  position: Generated<number>;
  organizationId: string;
  accountId: string;
  kind: NotificationKind;
  meetingId: string | null;
  actionId: string | null;
  scenarioId: string | null;
  successionPlanId: string | null;
  offboardingId: string | null;
  /** Due day of an overdue action. */
  dueDay: string | null;
  byId: string | null;
  /** If false, the notification is only for a mail. */
  isInBell: boolean;
  isAnnounced: Generated<boolean>;
  /** One of an import after its first: neither counted nor mailed. */
  isSilent: Generated<boolean>;
  /** When a mail is due; null if there is none or it was sent. */
  mailAt: Date | null;
  createdAt: Generated<Date>;
  readAt: Date | null;
};

/** Without a row, the defaults apply. */
type NotificationSettingsTable = NotificationSettings & {
  organizationId: string;
  accountId: string;
};

/** A week whose digest was sent or was empty. */
type DigestSentTable = {
  organizationId: string;
  accountId: string;
  /** Monday of the week. */
  week: string;
  sentAt: Generated<Date>;
};

/** A file of a source, or a single file inside a zip or a message. */
type ImportedFileTable = {
  id: Generated<string>;
  organizationId: string;
  /** Refers to `importSource`, while it is watched. */
  source: string;
  /**
   * Path below the folder or prefix; for a message, its subject and id. Null for an imported file that was moved:
   * then its meeting has the name.
   */
  name: string | null;
  /**
   * Position in the zip, from 1; 0 is the file itself. For a part that was refused unread, its position in the
   * message, from 0.
   */
  entry: Generated<number>;
  /** Digest of the file or of the attachment; empty if it was refused unread. */
  sha256: string;
  meetingId: string | null;
  uploadedBy: string | null;
  state: 'imported' | 'refused';
  reason: string | null;
  /** Whether the file was moved away from its place. */
  isMoved: Generated<boolean>;
  at: Generated<Date>;
};

/** A source in the state found by the last check. */
type ImportSourceTable = {
  kind: ImportSourceKind;
  /** A path, or an address without a password. */
  source: string;
  /** The organization's slug in the configuration. */
  organization: string;
  /** Null if the organization does not exist. */
  organizationId: string | null;
  problem: string | null;
  lookedAt: Date;
};

/** A question that a member asked about their meetings. */
type AskedQuestionTable = {
  id: Generated<string>;
  organizationId: string;
  accountId: string;
  question: string;
  /** The filters that the asker set. */
  filters: AskFilters;
  /** The question that it follows up; null if there is none or it was deleted. */
  after: string | null;
  /** Digest of question, filters and `after`, so that the same question is stored once. */
  digest: string;
  askedAt: Date;
  /** Whether an answer was found when it was last asked. */
  found: boolean;
  quotes: number;
  isRefused: Generated<boolean>;
};

type AttemptTable = {
  key: string;
  count: number;
  startedAt: Generated<Date>;
  endsAt: Generated<Date>;
};

/** Work that a process has begun and not ended. */
type BegunWorkTable = {
  work: string;
  /** A digest. */
  subject: string;
  /** A random id of each start. */
  process: string;
  begunAt: Generated<Date>;
};

/** Mail that could not be delivered, with one row per organization concerned. */
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

/** A trigger allows only some changes. */
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
  /** Name of the API key that acted for the account. */
  apiKey: string | null;
};

/** Null means no limit. */
type RetentionTable = {
  organizationId: string;
  fileDays: number | null;
  meetingDays: number | null;
  lastRunAt: Date | null;
};

/** Names that must not come back from transcripts uploaded before `erasedAt`. */
type ErasedNameTable = {
  organizationId: string;
  digest: string;
  erasedAt: Date;
};

type OffboardingProjectTable = {
  id: Generated<string>;
  organizationId: string;
  /** The person who leaves; null once the directory no longer has the person. */
  directoryUserId: string | null;
  /** Null if it is not known yet. */
  lastDay: string | null;
  announcedOn: string | null;
  note: string | null;
  /** The responsible account; null once it is deleted. */
  lookedAfterBy: string | null;
  /** Number of the person's meetings that the author could read. */
  fromMeetings: number;
  /** Number of documents and customers that the person named there, alone or not; null for older plans. */
  namedDocuments: Generated<number | null>;
  namedCustomers: Generated<number | null>;
  createdAt: Generated<Date>;
  version: Generated<number>;
  changedBy: string | null;
};

type HandoverItemTable = {
  id: Generated<string>;
  organizationId: string;
  projectId: string;
  kind: HandoverKind;
  /** Only for items that were added by hand; others are named by their source when they are read. */
  label: string | null;
  topicKey: string | null;
  /** Of what was found by its words, in the form that they are compared in; of a report, its matter. */
  nameKey: Generated<string | null>;
  actionId: string | null;
  introducedId: string | null;
  /** The choice about the name of a guest to introduce. */
  guestId: Generated<string | null>;
  seriesId: string | null;
  mentions: number | null;
  /** Those of everybody. */
  allMentions: Generated<number | null>;
  meetings: number | null;
  tiesLeft: number | null;
  /** Null once the meeting is deleted. */
  quoteMeetingId: string | null;
  quoteTurn: number | null;
  /** Position in the order of finding. */
  place: number;
  assigneeId: string | null;
  /** When the assignee was chosen. */
  assignedAt: Generated<Date | null>;
  dueDay: string | null;
  note: string | null;
  doneAt: Date | null;
  addedAt: Generated<Date>;
  isNew: Generated<boolean>;
  version: Generated<number>;
  changedBy: string | null;
};

type SingleSignOnTable = {
  id: string;
  organizationId: string;
  protocol: 'openid' | 'saml';
  /** The issuer address of OpenID Connect, or the entity id of SAML. */
  issuer: string;
  clientId: string | null;
  /** Sealed. */
  clientSecret: string | null;
  secretTail: string | null;
  /** Of SAML, as the certificates, which are in PEM. */
  signInAddress: string | null;
  certificates: string | null;
  /** Whether an owner chose the provider. */
  isSavedByOwner: boolean;
  isOn: Generated<boolean>;
  admits: Generated<SingleSignOnAdmits>;
  isPasswordOff: Generated<boolean>;
  testedAt: Date | null;
  testedEmail: string | null;
  testError: string | null;
  changedBy: string | null;
  changedAt: Generated<Date>;
  version: Generated<number>;
};

type SingleSignOnDomainTable = {
  id: Generated<string>;
  organizationId: string;
  domain: string;
  record: string;
  verifiedAt: Date | null;
  createdAt: Generated<Date>;
};

type SingleSignOnLinkTable = {
  singleSignOnId: string;
  organizationId: string;
  /** The provider's id for the person. */
  subject: string;
  accountId: string;
  createdAt: Generated<Date>;
  lastUsedAt: Generated<Date>;
};

type SingleSignOnAttemptTable = {
  stateDigest: string;
  /** Digest of the secret in the browser's cookie. */
  browserDigest: string;
  singleSignOnId: string;
  organizationId: string;
  purpose: 'sign-in' | 'test';
  nonce: string | null;
  codeVerifier: string | null;
  /** Of SAML. */
  requestId: string | null;
  /** The SAML answer, once the provider has posted it; encrypted. */
  answer: string | null;
  /** SHA-256 of the code that is given only to the browser that posted the SAML answer. */
  codeDigest: string | null;
  expiresAt: Date;
};
