/**
 * Words of the index that mark an organization and a topic. No search finds them, because its words contain no colon.
 */
export const organizationMark = ':org:';
export const topicMark = ':topic:';

/** The mark of an organization as a word of a `tsquery`. */
export const quotedMark = (organizationId: string): string =>
  `'${organizationMark}${organizationId.replace(/['\\]/g, '$&$&')}'`;
