import { serveLayouts } from './serve-layouts.ts';
import { spreadByLinks } from './spread-by-links.ts';

/** Worker that lays out meetings. */

serveLayouts(spreadByLinks);
