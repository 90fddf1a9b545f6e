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
