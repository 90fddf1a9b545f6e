import { gatherGroups } from './gather-groups.ts';
import { serveLayouts } from './serve-layouts.ts';

/** Lays a crowd or an organization out away from the page's own thread. Runs as a worker. */

serveLayouts(gatherGroups);
