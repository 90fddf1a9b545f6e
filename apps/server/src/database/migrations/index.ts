import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as organizations from './0002-organizations.ts';
import * as meetings from './0003-meetings.ts';
import * as evidence from './0004-evidence.ts';
import * as sharedWork from './0005-shared-work.ts';
import * as textSources from './0006-text-sources.ts';
import * as joinedLabels from './0007-joined-labels.ts';
import * as backupRuns from './0008-backup-runs.ts';
import * as auditLog from './0009-audit-log.ts';
import * as retentionAndErasure from './0010-retention-and-erasure.ts';
import * as quickerCompression from './0011-quicker-compression.ts';
import * as oldestOrganization from './0012-oldest-organization.ts';
import * as statedStart from './0013-stated-start.ts';
import * as accountsWithinBounds from './0014-accounts-within-bounds.ts';
import * as contentInPieces from './0015-content-in-pieces.ts';
import * as judgedMeetings from './0016-judged-meetings.ts';
import * as estimatedDurations from './0017-estimated-durations.ts';
import * as trust from './0018-trust.ts';
import * as leftOutOfMoods from './0019-left-out-of-moods.ts';
import * as readableMeetings from './0020-readable-meetings.ts';
import * as figures from './0021-figures.ts';
import * as speakers from './0022-speakers.ts';
import * as series from './0023-series.ts';
import * as actions from './0024-actions.ts';
import * as newMeetings from './0026-new-meetings.ts';
import * as talkDynamics from './0027-talk-dynamics.ts';
import * as search from './0028-search.ts';
import * as sameMeetings from './0030-same-meetings.ts';
import * as dueWords from './0032-due-words.ts';
import * as askedQuestions from './0033-asked-questions.ts';
import * as meetingViews from './0034-meeting-views.ts';
import * as weeksOfDepartments from './0035-weeks-of-departments.ts';
import * as offboarding from './0036-offboarding.ts';
import * as successionPlans from './0037-succession-plans.ts';
import * as scenarios from './0038-scenarios.ts';
import * as webhooks from './0039-webhooks.ts';
import * as importedFiles from './0040-imported-files.ts';
import * as notifications from './0041-notifications.ts';
import * as apiKeys from './0042-api-keys.ts';
import * as singleSignOn from './0043-single-sign-on.ts';
import * as scim from './0044-scim.ts';
import * as twoFactor from './0045-two-factor.ts';
import * as importSources from './0046-import-sources.ts';
import * as saml from './0047-saml.ts';
import * as secondFactors from './0048-second-factors.ts';
import * as searchWithoutAccents from './0049-search-without-accents.ts';
import * as doneActions from './0050-done-actions.ts';
import * as guestsToIntroduce from './0051-guests-to-introduce.ts';
import * as distinctnessOfTitles from './0052-distinctness-of-titles.ts';
import * as accountsOfDirectories from './0053-accounts-of-directories.ts';
import * as sessionsOfSingleSignOn from './0054-sessions-of-single-sign-on.ts';
import * as begunWork from './0055-begun-work.ts';
import * as countedWords from './0056-counted-words.ts';
import * as longerAttempts from './0057-longer-attempts.ts';
import * as daysOfMeetings from './0058-days-of-meetings.ts';
import * as silentNotifications from './0059-silent-notifications.ts';
import * as notifiedPlans from './0060-notified-plans.ts';
import * as searchPlainLetters from './0061-search-plain-letters.ts';
import * as doubts from './0062-doubts.ts';
import * as statedRoles from './0063-stated-roles.ts';
import * as feelings from './0064-feelings.ts';
import * as confirmations from './0065-confirmations.ts';
import * as questionsToConfirm from './0066-questions-to-confirm.ts';
import * as weeksOfTopics from './0067-weeks-of-topics.ts';
import * as noAnsweredQuestions from './0068-no-answered-questions.ts';
import * as exchangesOnMatter from './0069-exchanges-on-matter.ts';
import * as everydayWords from './0070-everyday-words.ts';
import * as votes from './0071-votes.ts';
import * as unmarkedQuestions from './0072-unmarked-questions.ts';
import * as actionsFromBefore from './0073-actions-from-before.ts';
import * as keptChanges from './0074-kept-changes.ts';
import * as saidTopics from './0075-said-topics.ts';
import * as planSharing from './0076-plan-sharing.ts';
import * as startsOfUploadedMeetings from './0077-starts-of-uploaded-meetings.ts';
import * as refusedQuestions from './0078-refused-questions.ts';
import * as carriedThings from './0079-carried-things.ts';
import * as noLastDayYet from './0080-no-last-day-yet.ts';
import * as recordings from './0081-recordings.ts';
import * as glossary from './0082-glossary.ts';
import * as keptSound from './0083-kept-sound.ts';
import * as openerOfMeeting from './0084-opener-of-meeting.ts';
import * as assistants from './0085-assistants.ts';
import * as ownWork from './0086-own-work.ts';
import * as languageModel from './0087-language-model.ts';
import * as secondReader from './0088-second-reader.ts';
import * as passagesToName from './0089-passages-to-name.ts';
import * as writtenMinutes from './0090-written-minutes.ts';
import * as assistantConnections from './0091-assistant-connections.ts';
import * as modelLanguage from './0092-model-language.ts';
import * as ownModels from './0093-own-models.ts';
import * as splitTurns from './0094-split-turns.ts';
import * as saidLists from './0095-said-lists.ts';
import * as writtenNotes from './0096-written-notes.ts';
import * as linkedTimes from './0097-linked-times.ts';
import * as sentencesAlone from './0098-sentences-alone.ts';
import * as likelierTitles from './0099-likelier-titles.ts';
import * as judgedOutcomes from './0100-judged-outcomes.ts';

/** In order. Forward only: never edit a released migration. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-organizations': organizations,
  '0003-meetings': meetings,
  '0004-evidence': evidence,
  '0005-shared-work': sharedWork,
  '0006-text-sources': textSources,
  '0007-joined-labels': joinedLabels,
  '0008-backup-runs': backupRuns,
  '0009-audit-log': auditLog,
  '0010-retention-and-erasure': retentionAndErasure,
  '0011-quicker-compression': quickerCompression,
  '0012-oldest-organization': oldestOrganization,
  '0013-stated-start': statedStart,
  '0014-accounts-within-bounds': accountsWithinBounds,
  '0015-content-in-pieces': contentInPieces,
  '0016-judged-meetings': judgedMeetings,
  '0017-estimated-durations': estimatedDurations,
  '0018-trust': trust,
  '0019-left-out-of-moods': leftOutOfMoods,
  '0020-readable-meetings': readableMeetings,
  '0021-figures': figures,
  '0022-speakers': speakers,
  '0023-series': series,
  '0024-actions': actions,
  '0026-new-meetings': newMeetings,
  '0027-talk-dynamics': talkDynamics,
  '0028-search': search,
  '0030-same-meetings': sameMeetings,
  '0032-due-words': dueWords,
  '0033-asked-questions': askedQuestions,
  '0034-meeting-views': meetingViews,
  '0035-weeks-of-departments': weeksOfDepartments,
  '0036-offboarding': offboarding,
  '0037-succession-plans': successionPlans,
  '0038-scenarios': scenarios,
  '0039-webhooks': webhooks,
  '0040-imported-files': importedFiles,
  '0041-notifications': notifications,
  '0042-api-keys': apiKeys,
  '0043-single-sign-on': singleSignOn,
  '0044-scim': scim,
  '0045-two-factor': twoFactor,
  '0046-import-sources': importSources,
  '0047-saml': saml,
  '0048-second-factors': secondFactors,
  '0049-search-without-accents': searchWithoutAccents,
  '0050-done-actions': doneActions,
  '0051-guests-to-introduce': guestsToIntroduce,
  '0052-distinctness-of-titles': distinctnessOfTitles,
  '0053-accounts-of-directories': accountsOfDirectories,
  '0054-sessions-of-single-sign-on': sessionsOfSingleSignOn,
  '0055-begun-work': begunWork,
  '0056-counted-words': countedWords,
  '0057-longer-attempts': longerAttempts,
  '0058-days-of-meetings': daysOfMeetings,
  '0059-silent-notifications': silentNotifications,
  '0060-notified-plans': notifiedPlans,
  '0061-search-plain-letters': searchPlainLetters,
  '0062-doubts': doubts,
  '0063-stated-roles': statedRoles,
  '0064-feelings': feelings,
  '0065-confirmations': confirmations,
  '0066-questions-to-confirm': questionsToConfirm,
  '0067-weeks-of-topics': weeksOfTopics,
  '0068-no-answered-questions': noAnsweredQuestions,
  '0069-exchanges-on-matter': exchangesOnMatter,
  '0070-everyday-words': everydayWords,
  '0071-votes': votes,
  '0072-unmarked-questions': unmarkedQuestions,
  '0073-actions-from-before': actionsFromBefore,
  '0074-kept-changes': keptChanges,
  '0075-said-topics': saidTopics,
  '0076-plan-sharing': planSharing,
  '0077-starts-of-uploaded-meetings': startsOfUploadedMeetings,
  '0078-refused-questions': refusedQuestions,
  '0079-carried-things': carriedThings,
  '0080-no-last-day-yet': noLastDayYet,
  '0081-recordings': recordings,
  '0082-glossary': glossary,
  '0083-kept-sound': keptSound,
  '0084-opener-of-meeting': openerOfMeeting,
  '0085-assistants': assistants,
  '0086-own-work': ownWork,
  '0087-language-model': languageModel,
  '0088-second-reader': secondReader,
  '0089-passages-to-name': passagesToName,
  '0090-written-minutes': writtenMinutes,
  '0091-assistant-connections': assistantConnections,
  '0092-model-language': modelLanguage,
  '0093-own-models': ownModels,
  '0094-split-turns': splitTurns,
  '0095-said-lists': saidLists,
  '0096-written-notes': writtenNotes,
  '0097-linked-times': linkedTimes,
  '0098-sentences-alone': sentencesAlone,
  '0099-likelier-titles': likelierTitles,
  '0100-judged-outcomes': judgedOutcomes,
};
