import * as z from 'zod/mini';

/** Where the figures of a screen come from: the invented company, or the organization's own meetings. */
export const figureSources = ['sample', 'own'] as const;
export type FigureSource = (typeof figureSources)[number];

export const figureSourceSchema = z.enum(figureSources);

const parameter = 'data';

export const sourceInAddress = (parameters: URLSearchParams): FigureSource | undefined =>
  figureSourceSchema.safeParse(parameters.get(parameter)).data;

/** The address of the same screen with another source. What else it says is about the source before. */
export const addressOfSource = (source: FigureSource): string => `?${parameter}=${source}`;

type Known = {
  asked: FigureSource | undefined;
  remembered: FigureSource | undefined;
  hasOwnFigures: boolean;
};

/** The address decides, then the last choice, then whether there is anything of their own to see. */
export const chooseSource = ({ asked, remembered, hasOwnFigures }: Known): FigureSource =>
  asked ?? remembered ?? (hasOwnFigures ? 'own' : 'sample');
