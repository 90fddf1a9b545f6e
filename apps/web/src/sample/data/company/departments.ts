export const departments = [
  'Executive',
  'Engineering',
  'Product',
  'Design',
  'Marketing',
  'Sales',
  'HR',
  'Finance',
] as const;

export type Department = (typeof departments)[number];
