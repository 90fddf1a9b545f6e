import type { AskFigure } from '@rapport/contract';
import { z } from 'zod';
import { linkTo } from './present-said.ts';

/** A figure of the product with its definition, in the words of Ask. */
export const figureSchema = z.object({
  value: z.string(),
  label: z.string().describe('Read after the value'),
  definition: z.string(),
  lines: z.array(
    z.object({
      text: z.string(),
      value: z.string().nullable(),
      detail: z.string().nullable(),
      link: z.string().nullable(),
    }),
  ),
  more: z.int().describe('Number of lines left out'),
  link: z.string().nullable().describe('Screen that shows it'),
});

export function presentFigure(
  publicUrl: string,
  { screen, lines, ...figure }: AskFigure,
): z.input<typeof figureSchema> {
  return {
    ...figure,
    lines: lines.map(({ path, ...line }) => ({ ...line, link: path && linkTo(publicUrl, path) })),
    link: screen && linkTo(publicUrl, screen.path),
  };
}
