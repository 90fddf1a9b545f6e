/** Limits shared by web and server. Units are in the names. */

export const meetingsPageSize = 50;
export const meetingsPageSizeMax = 100;
export const auditPageSize = 50;
export const searchLengthMax = 200;
export const topicLengthMax = 200;
export const nameSearchLengthMin = 2;
export const titleLengthMax = 300;
export const companyDescriptionLengthMax = 5000;
export const personNameLengthMax = 200;
export const organizationNameLengthMax = 200;
export const organizationSlugLengthMax = 100;
export const emailLengthMax = 254;
export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
/** In characters: its address or its data URL. */
export const pictureLengthMax = 64_000;
/** Longer edge of a picture that the web app sends. */
export const pictureEdgePx = 256;
/** Limit of all other texts in account calls, such as ids and addresses. */
export const accountTextLengthMax = 2000;
/** Names on a page of unmatched speakers. */
export const speakersPageSize = 25;
/** Choices of speakers that are undone together. */
export const speakersUndoMax = 300;
export const userPageSizes = [10, 25, 50] as const;
export const importSizeMaxMb = 5;
export const importRowsMax = 50_000;
/** Words of a transcript. A longer one is exported as text or a table. */
export const documentWordsMax = 200_000;
/** Files or meetings that one call asks about. */
export const meetingsAtOnceMax = 500;
/** Meetings of the list that are changed together. */
export const changedMeetingsMax = 200;
/** Of one zip, unpacked; in the browser, also of all files of one choice. */
export const zipLimits = { filesMax: 2000, unpackedMaxMb: 1024 } as const;
export const uploadExtensions = ['.txt', '.docx', '.pdf', '.vtt'] as const;
export const invitationDays = 7;
export const pingIntervalMs = 30_000;

/** Minimum strength of a strong bond, on a scale from 1 to 10. */
export const strongConnectionStrength = 7;

/** Lowest score of each label, inclusive, from 0 to 10. */
export const sentimentLabelBands = { positive: 7, neutral: 4 } as const;
/** Lowest score of each bar colour, inclusive, from 0 to 10. */
export const sentimentColourBands = { green: 8, yellow: 6 } as const;

/** People. No mood of fewer is shown. */
export const smallestGroupMin = 5;
export const smallestGroupMax = 20;
/** Characters. */
export const participantNoticeLengthMax = 600;
/** People who are named to see the figures of groups. */
export const figureReadersMax = 200;
/** People that one meeting may be shared with, besides its participants. */
export const sharesMax = 200;

/** Views of the meetings list: own ones of a person, and shared ones of an organization. */
export const ownViewsMax = 20;
export const sharedViewsMax = 20;
export const viewNameLengthMax = 60;

/** Series in the list, those with the latest meetings. */
export const seriesListMax = 200;

export const actionsPageSize = 100;
/** Actions that are changed together. */
export const actionsAtOnceMax = 200;
/** Characters. */
export const actionTextLengthMax = 1000;
/** Of a decision or an open question that is added by hand. */
export const findingLengthMax = 500;
export const actionNoteLengthMax = 2000;

/** Characters. */
export const questionLengthMax = 500;
export const askedPeopleMax = 10;
/** Questions on a page of one's history. */
export const askHistoryPageSize = 30;
export const askSentencesPageSize = 20;

export const apiKeysMax = 50;
export const apiKeyNameLengthMax = 60;
export const apiKeyDaysMax = 365;

export const webhooksMax = 20;
export const webhookUrlLengthMax = 1000;

export const passkeysMax = 20;
export const passkeyNameLengthMax = 60;

export const singleSignOnDomainsMax = 20;
export const singleSignOnTextLengthMax = 500;
export const singleSignOnSecretLengthMax = 1000;

/** Succession plans of one author. */
export const successionPlansMax = 100;
export const successionCandidatesMax = 20;
export const successionStepsMax = 100;
/** Characters. */
export const successionRoleLengthMax = 200;
export const successionNoteLengthMax = 5000;
export const successionStepLengthMax = 500;

/** Characters. */
export const scenarioTitleLengthMax = 120;
export const scenarioReasonLengthMax = 2000;
export const scenarioStepLengthMax = 500;
export const scenarioStepsMax = 30;
/** Options that one question of a scenario may have chosen. */
export const scenarioAnswersMax = 20;
/** Groups that are merged into one. */
export const scenarioGroupsMax = 10;
/** People who go to the new group. */
export const splitPeopleMax = 2000;
/** Scenarios that one person has made in an organization. */
export const ownScenariosMax = 200;
/** In the list, those with the latest changes. */
export const scenarioListMax = 500;
export const scenarioVersionsMax = 50;

/** Offboardings that one person looks after, and those in the list. */
export const offboardingProjectsMax = 200;
/** Of a handover: people it is shared with, and its items. */
export const handoverReadersMax = 50;
export const handoverItemsMax = 300;
/** Characters. */
export const handoverLabelLengthMax = 300;
export const handoverNoteLengthMax = 2000;
