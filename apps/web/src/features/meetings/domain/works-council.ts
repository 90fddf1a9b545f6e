import type { MeetingGraph } from '@rapport/contract';

/** Whether the engagement of people is hidden, as in works-council mode. */
export const hidesEngagement = ({ nodes }: MeetingGraph): boolean =>
  nodes.some(({ engagementScore }) => engagementScore === undefined);

/**
 * Whether the map contains everyone's mood. If the reader only gets their own, no moods are drawn.
 */
export const showsMoodOfAll = ({ nodes }: MeetingGraph): boolean =>
  nodes.every(({ sentiment }) => sentiment !== undefined);
