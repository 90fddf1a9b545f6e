import type { MeetingGraph } from '@rapport/contract';

export const noFiguresOfPeople = 'Works-council mode is on: there are no figures of single people.';
export const noRecommendations =
  'Works-council mode is on: there are no recommendations about people.';

/** Whether the map has no engagement of anybody. */
export const hidesEngagement = ({ nodes }: MeetingGraph): boolean =>
  nodes.some(({ engagementScore }) => engagementScore === undefined);

/** Whether the map has the mood of everybody. In a meeting of which one sees the own mood only, it is not drawn. */
export const showsMoodOfAll = ({ nodes }: MeetingGraph): boolean =>
  nodes.every(({ sentiment }) => sentiment !== undefined);
