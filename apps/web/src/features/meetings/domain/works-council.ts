import type { MeetingGraph } from '@rapport/contract';

/** Whether the answer leaves the engagement of people out. */
export const hidesEngagement = ({ nodes }: MeetingGraph): boolean =>
  nodes.some(({ engagementScore }) => engagementScore === undefined);

/** Whether the map has the mood of everybody. In a meeting of which one sees the own mood only, it is not drawn. */
export const showsMoodOfAll = ({ nodes }: MeetingGraph): boolean =>
  nodes.every(({ sentiment }) => sentiment !== undefined);
