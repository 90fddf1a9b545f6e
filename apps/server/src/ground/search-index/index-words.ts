/** Marks of an organization and a topic among the words of the index. No search reaches them: its words have no colon. */
export const organizationMark = ':org:';
export const topicMark = ':topic:';
