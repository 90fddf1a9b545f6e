import type { Simulation, SimulationLinkDatum, SimulationNodeDatum } from 'd3-force';

/** A person as the forces know them; `radius` in pixels. */
export type Body = SimulationNodeDatum & { radius: number };

export type Spring = SimulationLinkDatum<Body> & { strength: number };

export type Bodies = Simulation<Body, Spring>;
