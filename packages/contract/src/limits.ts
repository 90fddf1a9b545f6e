/** Limits shared by web and server. Units are in the names. */

export const meetingsPageSize = 50;
export const meetingsPageSizeMax = 100;
export const auditPageSize = 50;
export const searchLengthMax = 200;
export const topicLengthMax = 200;
export const nameSearchLengthMin = 2;
export const titleLengthMax = 300;
/** A day. */
export const lengthMinutesMax = 1440;
/** In characters: a transcript that is pasted, about 18 hours of talk. */
export const pastedLengthMax = 1_000_000;
export const companyDescriptionLengthMax = 5000;
export const personNameLengthMax = 200;
export const organizationNameLengthMax = 200;
export const organizationSlugLengthMax = 100;
export const emailLengthMax = 254;
export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
/** In characters, for an address or a data URL. */
export const pictureLengthMax = 64_000;
/** Longer edge to which the web app scales a picture. */
export const pictureEdgePx = 256;
/** Limit of all other texts in account calls, such as ids and addresses. */
export const accountTextLengthMax = 2000;
/** Names on a page of unmatched speakers. */
export const speakersPageSize = 25;
/** Number of speaker choices that can be undone together. */
export const speakersUndoMax = 300;
export const userPageSizes = [10, 25, 50] as const;
/** People that one call invites. */
export const invitedAtOnceMax = 200;
export const importSizeMaxMb = 5;
export const importRowsMax = 50_000;
/** Words of a transcript in a document; a longer one is exported as text or a table. */
export const documentWordsMax = 200_000;
/** Files or meetings that one call may ask about. */
export const meetingsAtOnceMax = 500;
/** Meetings of the list that can be changed together. */
export const changedMeetingsMax = 200;
/** Limits of one unpacked zip; in the browser also of all files chosen at once. */
export const zipLimits = { filesMax: 2000, unpackedMaxMb: 1024 } as const;
export const invitationDays = 7;
export const pingIntervalMs = 30_000;

/** Minimum strength of a strong bond, on a scale from 1 to 10. */
export const strongConnectionStrength = 7;

/** Lowest score of each label, inclusive, from 0 to 10. */
export const sentimentLabelBands = { positive: 7, neutral: 4 } as const;
/** Lowest score of each bar colour, inclusive, from 0 to 10. */
export const sentimentColourBands = { green: 8, yellow: 6 } as const;

/** Number of people. The mood of fewer people is never shown. */
export const smallestGroupMin = 5;
export const smallestGroupMax = 20;
/** In characters. */
export const soundDaysMax = 365;
/** Of a language model, for an organization and month. */
export const modelTokensMin = 1000;
export const modelTokensMax = 2_000_000_000;
export const participantNoticeLengthMax = 600;
/** People named as readers of the figures of groups. */
export const figureReadersMax = 200;
/** People who are named as those who may plan about persons. */
export const plannersMax = 200;
/** People that one meeting may be shared with, besides its participants. */
export const sharesMax = 200;

/** Saved views of the meetings list per person, and shared views per organization. */
export const ownViewsMax = 20;
export const sharedViewsMax = 20;
export const viewNameLengthMax = 60;

/** Maximum number of series in the list; those with the latest meetings are kept. */
export const seriesListMax = 200;
/** Maximum number of meetings on the page of a series; the latest are kept. */
export const meetingsOfSeriesMax = 100;

export const actionsPageSize = 100;
/** Actions that can be changed together. */
export const actionsAtOnceMax = 200;
/** In characters. */
export const actionTextLengthMax = 1000;
/** In characters, for a decision or an open question that is added by hand. */
export const findingLengthMax = 500;
/** A turn without a full stop may be corrected as a whole. */
export const correctedWordsLengthMax = 10_000;
/** In one correction; a recording of four hours has about 500 passages. */
export const namedPassagesMax = 5_000;
export const namedSpeakersMax = 100;
export const glossaryTermLengthMax = 60;
/** Speech services read a short prompt only. */
export const glossaryTermsMax = 300;
export const actionNoteLengthMax = 2000;

/** In characters. */
export const questionLengthMax = 500;
export const askedPeopleMax = 10;
/** Questions on one page of a person's history. */
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
export const singleSignOnCertificatesLengthMax = 30_000;

/** Succession plans per author. */
export const successionPlansMax = 100;
export const successionCandidatesMax = 20;
export const successionStepsMax = 100;
/** In characters. */
export const successionRoleLengthMax = 200;
export const successionNoteLengthMax = 5000;
export const successionStepLengthMax = 500;

/** Title of a scenario, in characters. */
export const scenarioTitleLengthMax = 120;
export const scenarioReasonLengthMax = 2000;
export const scenarioStepLengthMax = 500;
export const scenarioStepsMax = 30;
/** Options that can be chosen for one question of a scenario. */
export const scenarioAnswersMax = 20;
/** Groups that can be merged into one. */
export const scenarioGroupsMax = 10;
/** People who can move to the new group. */
export const splitPeopleMax = 2000;
/** Scenarios per author in an organization. */
export const ownScenariosMax = 200;
/** Scenarios in the list; those with the latest changes are kept. */
export const scenarioListMax = 500;
export const scenarioVersionsMax = 50;

/** Offboardings that one person can be responsible for, which is also the most in the list. */
export const offboardingProjectsMax = 200;
/** Per handover: people it is shared with, and items. */
/** People with whom a plan about persons is shared by name. */
export const planReadersMax = 50;
export const handoverItemsMax = 300;
/** In characters. */
export const handoverLabelLengthMax = 300;
export const handoverNoteLengthMax = 2000;
