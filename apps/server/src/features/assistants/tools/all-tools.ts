import type { Tool } from '../tool.ts';
import { askTool } from './ask.ts';
import { getMeetingTool } from './get-meeting.ts';
import { listActions } from './list-actions.ts';
import { listDecisions } from './list-decisions.ts';
import { listSeries } from './list-series.ts';
import { queryFigures } from './query-figures.ts';
import { searchMeetings } from './search-meetings.ts';
import { whatHappened } from './what-happened.ts';

/** All of them only read. */
export const allTools: readonly Tool[] = [
  searchMeetings,
  getMeetingTool,
  listActions,
  listDecisions,
  askTool,
  queryFigures,
  listSeries,
  whatHappened,
];
