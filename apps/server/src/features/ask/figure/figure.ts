import {
  type AskFigure,
  type AskFigureLine,
  figureLinesMax,
  figureNotShown,
} from '@rapport/contract';

export type Screen = NonNullable<AskFigure['screen']>;
export type FigureParts = Pick<AskFigure, 'value' | 'label' | 'definition'> & {
  screen?: Screen | null;
  /** Of all lines, these are shown up to the most. */
  lines?: readonly AskFigureLine[];
  /** All lines, if those given are only some of them. */
  linesInAll?: number;
};

export const none = 'None';
export const notKnown = 'Not known';

export function figureOf({
  value,
  label,
  definition,
  screen = null,
  lines = [],
  linesInAll = lines.length,
}: FigureParts): AskFigure {
  const shown = lines.slice(0, figureLinesMax);
  return {
    value,
    label,
    definition,
    screen,
    lines: shown,
    more: Math.max(0, linesInAll - shown.length),
  };
}

/** A figure that the reader may not see, with the sentence that says why. */
export const notShown = (sentence: string, screen: Screen | null = null): AskFigure =>
  figureOf({ value: figureNotShown, label: 'here', definition: sentence, screen });

export const isFound = ({ value }: AskFigure): boolean =>
  value !== none && value !== notKnown && value !== figureNotShown;

export const isShown = ({ value }: AskFigure): boolean => value !== figureNotShown;

/** '4 overdue actions.', 'No meetings.', '2 people heard in Yard round: Ada Berg, Bo Dahl.' */
export function sentenceOf(figure: AskFigure): string {
  const { value, label, definition } = figure;
  if (value === none) return `No ${label}.`;
  if (value === figureNotShown) return definition;
  return `${value}${/^\d/.test(value) ? ' ' : ': '}${label}${namesOf(figure)}.`;
}

/** Longer lines are no names. */
const nameLettersMax = 60;

function namesOf({ lines, more }: AskFigure): string {
  const areNames =
    lines.length > 0 &&
    lines.every(({ text, value }) => value === null && text.length <= nameLettersMax);
  if (!areNames) return '';
  return `: ${lines.map(({ text }) => text).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const lineOf = (
  text: string,
  { value = null, detail = null, path = null }: Partial<Omit<AskFigureLine, 'text'>> = {},
): AskFigureLine => ({ text, value, detail, path });
