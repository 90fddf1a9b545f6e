import { gatherGroups } from './gather-groups.ts';
import { serveLayouts } from './serve-layouts.ts';

/** Worker: lays out crowds and organizations. */

serveLayouts(gatherGroups);
