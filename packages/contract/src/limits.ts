/** Numbers that more than one side of the product has to agree on. Units are in the names. */

export const meetingsPageSize = 50;
export const meetingsPageSizeMax = 100;
export const auditPageSize = 50;
export const searchLengthMax = 200;
export const nameSearchLengthMin = 2;
export const titleLengthMax = 300;
export const companyDescriptionLengthMax = 5000;
export const personNameLengthMax = 200;
export const organizationNameLengthMax = 200;
export const organizationSlugLengthMax = 100;
export const emailLengthMax = 254;
export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
/** A picture of a person or an organization: an address, or the picture itself as base64. */
export const pictureLengthMax = 64_000;
/** The longer edge of a picture that the web app sends. */
export const pictureEdgePx = 256;
/** What a call about an account brings and nothing else bounds, such as an id or an address. */
export const accountTextLengthMax = 2000;
export const userPageSizes = [10, 25, 50] as const;
export const importSizeMaxMb = 5;
export const importRowsMax = 50_000;
export const uploadExtensions = ['.txt', '.docx', '.pdf', '.vtt'] as const;
export const invitationDays = 7;
export const pingIntervalMs = 30_000;

/** A connection of this strength or more is a strong bond. Strength runs from 1 to 10. */
export const strongConnectionStrength = 7;

/** Meeting scores run from 0 to 10; the label changes at these values, upwards inclusive. */
export const sentimentLabelBands = { positive: 7, neutral: 4 } as const;
/** The colour of a score's bar changes at these values, upwards inclusive. */
export const sentimentColourBands = { green: 8, yellow: 6 } as const;
