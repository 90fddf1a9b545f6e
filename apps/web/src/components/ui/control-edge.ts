/** Edge shared by text fields and selects. */
export const controlEdge = [
  'print:hidden rounded-control border border-line-control bg-surface text-ink',
  'field-read-only:bg-sunken',
  'field-invalid:border-neg-mark field-invalid:ring-1 field-invalid:ring-neg-mark',
  'field-focus:border-accent field-focus:ring-1 field-focus:ring-accent',
  'field-disabled:border-line-2 field-disabled:bg-sunken field-disabled:text-ink-disabled',
];
