import type { Figure } from './figure.ts';
import { meetingFigures } from './meeting-figures.ts';
import { moodFigures } from './mood-figures.ts';
import { organizationFigures } from './organization-figures.ts';
import { outcomeFigures } from './outcome-figures.ts';
import { pairFigures } from './pair-figures.ts';
import { personFigures } from './person-figures.ts';

const registered = [
  ...personFigures,
  ...moodFigures,
  ...pairFigures,
  ...meetingFigures,
  ...outcomeFigures,
  ...organizationFigures,
] as const;

export type FigureId = (typeof registered)[number]['id'];

/** Everything that Rapport computes, in the order in which it is shown. */
export const figures: readonly (Figure & { id: FigureId })[] = registered;

export function figureOf(id: FigureId): Figure {
  const figure = figures.find((one) => one.id === id);
  if (!figure) throw new Error(`The register has no figure ${id}.`);
  return figure;
}
