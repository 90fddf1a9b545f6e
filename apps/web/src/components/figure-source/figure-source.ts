import * as z from 'zod/mini';

/** Where the figures of a screen come from: the invented company, or the organization's own meetings. */
export const figureSources = ['sample', 'own'] as const;
export type FigureSource = (typeof figureSources)[number];

export const figureSourceSchema = z.enum(figureSources);

const parameter = 'data';

export const sourceInAddress = (parameters: URLSearchParams): FigureSource | undefined =>
  figureSourceSchema.safeParse(parameters.get(parameter)).data;

/**
 * The same screen with another source. Other parameters are dropped, since they refer to the
 * previous source.
 */
export const addressOfSource = (source: FigureSource): string => `?${parameter}=${source}`;

type Known = {
  asked: FigureSource | undefined;
  remembered: FigureSource | undefined;
  hasOwnFigures: boolean;
};

/**
 * The source in the address takes precedence, then the last choice, then whether the organization
 * has figures of its own.
 */
export const chooseSource = ({ asked, remembered, hasOwnFigures }: Known): FigureSource =>
  asked ?? remembered ?? (hasOwnFigures ? 'own' : 'sample');
