import { gatherGroups } from './gather-groups.ts';
import { serveLayouts } from './serve-layouts.ts';

/** Worker that lays out large maps and organizations. */

serveLayouts(gatherGroups);
