import { believedLabels } from './believed-labels.ts';
import { withoutFields } from './header-fields.ts';
import type { TextDocument } from './layout.ts';
import { leadingTimes } from './leading-time.ts';
import { bracketedLabelOf, type LabelledLine, labelOf, nameOfHead } from './line-labels.ts';
import { directionLines } from './not-speech.ts';
import { withoutQuotedNotes } from './quoted-notes.ts';
import { withRelatedLabels } from './related-labels.ts';
import { isAbbreviation, speakerLabel } from './speaker-label.ts';
import { withoutStrayNames } from './stray-names.ts';

const abbreviationShare = 0.6;
const itemShare = 0.6;
const mostlyInItems = 3;
/** `- `, `12. `, `12) `, `12\t` */
const item = /^\s{0,12}(?:[-*+•]\s+|\d{1,5}(?:[.)]\s*|\t+|\s{2,}))(?=\D)/;
/** If at least this share of the lines, or of the paragraphs, begins with a label, it is the layout that says so. */
const throughoutShare = 0.8;
const leastParagraphs = 4;

export type DocumentLabels = {
  /** Null if the text before the colon can't be a name. */
  lines: readonly (LabelledLine | null)[];
  directions: ReadonlySet<number>;
  /** The labels that are names; null if this is no transcript of this kind. */
  names: ReadonlySet<string> | null;
  mostlyBold: boolean;
  mostlyAbbreviations: boolean;
};

const known = new WeakMap<TextDocument, DocumentLabels>();

export function documentLabels(document: TextDocument): DocumentLabels {
  const labels = known.get(document) ?? findLabels(document);
  known.set(document, labels);
  return labels;
}

function findLabels(document: TextDocument): DocumentLabels {
  const labels = labelsOf(document.lines);
  if (!document.lines.some((line) => item.test(line))) return labels;
  const inItems = labelsOf(document.lines.map((line) => line.replace(item, '')));
  if (labels.names === null) return areMostlyItems(document.lines) ? inItems : labels;
  // Minutes with a few labels above lists, in which everybody else speaks.
  return headsOf(inItems) >= headsOf(labels) * mostlyInItems ? inItems : labels;
}

/** How many lines begin with a name and no time. */
export function untimedNames(document: TextDocument): number {
  const { lines, names } = documentLabels(document);
  return lines.filter((line) => line !== null && line.time === null && names?.has(line.label))
    .length;
}

const headsOf = ({ lines, names }: DocumentLabels): number =>
  lines.filter((line) => line !== null && names?.has(line.label)).length;

function labelsOf(lines: readonly string[]): DocumentLabels {
  const directions = directionLines(lines);
  const times = leadingTimes(lines);
  const byShape = lines.map((line, at) => labelOf(line, times[at], nameOfHead));
  const heads = headPlaces(lines, byShape);
  const labelled = withoutFields(
    lines,
    withoutStrayNames(
      withoutQuotedNotes(
        lines,
        lines.map((line, at) => {
          if (directions.has(at)) return null;
          return (
            labelOf(line, times[at], speakerLabel) ??
            (heads.has(at) ? byShape[at] : null) ??
            bracketedLabelOf(line, times[at])
          );
        }),
      ),
    ),
  );
  const found = labelled.filter((line) => line !== null);
  const short = found.filter(({ label }) => isAbbreviation(label)).length;
  const mostlyAbbreviations = short > 2 && short >= found.length * abbreviationShare;
  const names = believedLabels(lines, labelled, mostlyAbbreviations);
  return {
    lines: labelled,
    directions,
    names: names && withRelatedLabels(names, new Set(found.map(({ label }) => label))),
    mostlyBold: found.filter(({ bold }) => bold).length * 2 > found.length,
    mostlyAbbreviations,
  };
}

/** The lines that a label must begin, in a file with labels throughout: all, or those below a blank line. */
function headPlaces(
  lines: readonly string[],
  byShape: readonly (LabelledLine | null)[],
): ReadonlySet<number> {
  const filled = [...lines.keys()].filter((at) => lines[at]?.trim() !== '');
  const paragraphs = filled.filter((at) => (lines[at - 1] ?? '').trim() === '');
  const areHeads = (places: readonly number[]) =>
    places.filter((at) => byShape[at] !== null).length >= places.length * throughoutShare;
  if (areHeads(filled)) return new Set(filled);
  return new Set(paragraphs.length >= leastParagraphs && areHeads(paragraphs) ? paragraphs : []);
}

function areMostlyItems(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => item.test(line)).length >= filled.length * itemShare;
}
