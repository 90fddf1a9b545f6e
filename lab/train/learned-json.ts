type Learned =
  | number
  | string
  | readonly number[]
  | readonly string[]
  | { readonly [name: string]: Learned };

/** JSON with one entry of an object per line, so that changes of what was learned can be read. */
export const learnedJson = (learned: Learned): string => `${textOf(learned, '')}\n`;

function textOf(learned: Learned, indent: string): string {
  if (typeof learned !== 'object' || isList(learned)) return JSON.stringify(learned);
  const entries = Object.entries(learned).map(
    ([name, value]) => `${indent}  ${JSON.stringify(name)}: ${textOf(value, `${indent}  `)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

const isList = (learned: object): learned is readonly (number | string)[] => Array.isArray(learned);
