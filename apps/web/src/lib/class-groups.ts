// Only the classes used here: the complete table of tailwind-merge adds 6 kB to every first visit.

const any = () => true;
const isLength = (value: string) => /^\d|^\[\d/.test(value);
const valuesOf = (...prefixes: string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [any] }]]));
const widthOf = (...prefixes: string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: ['', isLength] }]]));

export const classGroups = {
  ...valuesOf('m', 'mx', 'my', 'mt', 'mr', 'mb', 'ml', 'p', 'px', 'py', 'pt', 'pr', 'pb', 'pl'),
  ...valuesOf('size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'gap', 'gap-x', 'gap-y'),
  ...valuesOf('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z'),
  ...valuesOf('grid-cols', 'col', 'col-start', 'row-start', 'order', 'basis', 'grow', 'shrink'),
  ...valuesOf('items', 'justify', 'justify-items', 'justify-self', 'self', 'content', 'align'),
  ...valuesOf('place-content', 'place-items', 'overflow', 'overflow-x', 'overflow-y'),
  ...valuesOf('whitespace', 'wrap', 'cursor', 'select', 'pointer-events', 'object'),
  ...valuesOf('bg', 'fill', 'opacity', 'shadow', 'animate', 'transition', 'rotate'),
  ...valuesOf('leading', 'tracking', 'underline-offset', 'outline-offset'),
  ...valuesOf('rounded', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'),
  ...valuesOf('rounded-tl', 'rounded-tr', 'rounded-br', 'rounded-bl'),
  ...widthOf('border', 'border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'),
  ...widthOf('stroke'),
  ...widthOf('inset-ring'),
  display: ['block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'contents', 'hidden'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible'],
  'reader-only': ['sr-only', 'not-sr-only'],
  decoration: ['underline', 'no-underline', 'line-through'],
  'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  flex: [{ flex: [any] }],
  'font-family': [{ font: ['sans'] }],
  'font-weight': [{ font: ['body', 'medium', 'strong', 'head'] }],
  'text-align': [{ text: ['left', 'center', 'right'] }],
  'text-wrap': [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
  'text-size': [{ text: [isLength] }],
  'text-color': [{ text: [any] }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'border-style': [{ border: ['solid', 'dashed', 'none'] }],
  'border-color': [{ border: [any] }],
  'stroke-color': [{ stroke: [any] }],
  'inset-ring-color': [{ 'inset-ring': [any] }],
};

/** A class of the key's group overrides earlier classes of the listed groups. */
export const conflictingClassGroups = {
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['basis', 'grow', 'shrink'],
  'text-size': ['leading'],
  border: ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
  'border-x': ['border-r', 'border-l'],
  'border-y': ['border-t', 'border-b'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'].concat([
    'rounded-tl',
    'rounded-tr',
    'rounded-br',
    'rounded-bl',
  ]),
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-br', 'rounded-bl'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
};
