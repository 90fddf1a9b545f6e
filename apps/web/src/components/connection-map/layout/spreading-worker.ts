import { serveLayouts } from './serve-layouts.ts';
import { spreadByLinks } from './spread-by-links.ts';

/** Lays a meeting out away from the page's own thread. Runs as a worker. */

serveLayouts(spreadByLinks);
