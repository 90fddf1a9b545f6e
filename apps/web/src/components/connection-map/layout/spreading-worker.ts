import { serveLayouts } from './serve-layouts.ts';
import { spreadByLinks } from './spread-by-links.ts';

/** Worker: lays out meetings. */

serveLayouts(spreadByLinks);
