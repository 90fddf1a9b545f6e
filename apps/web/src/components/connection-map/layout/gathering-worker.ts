import { gatherGroups } from './gather-groups.ts';
import { communitiesOf } from './known-communities.ts';
import { serveLayouts } from './serve-layouts.ts';

/** Lays a crowd or an organization out away from the page's own thread. Runs as a worker. */

serveLayouts(gatherGroups, communitiesOf);
