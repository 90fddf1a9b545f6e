import type { MeetingGraph } from '@rapport/contract';

/** Whether the map has no engagement of anybody. */
export const hidesEngagement = ({ nodes }: MeetingGraph): boolean =>
  nodes.some(({ engagementScore }) => engagementScore === undefined);

/** Whether the map has the mood of everybody. In a meeting of which one sees the own mood only, it is not drawn. */
export const showsMoodOfAll = ({ nodes }: MeetingGraph): boolean =>
  nodes.every(({ sentiment }) => sentiment !== undefined);
