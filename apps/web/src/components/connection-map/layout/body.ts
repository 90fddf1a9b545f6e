import type { SimulationLinkDatum } from 'd3-force';
import type { Moved } from './simulation.ts';

/** A person as the forces know them; `radius` in pixels. */
export type Body = Moved & { radius: number };

export type Spring = SimulationLinkDatum<Body> & { strength: number };
