import { type Department, departmentSchema } from '@rapport/contract';

export type MapDepartment = Department | 'Unknown';

export const mapDepartments: readonly MapDepartment[] = [...departmentSchema.options, 'Unknown'];

/** How dots of one colour differ. A ring comes last: people who were not heard are hollow. */
export const dotPatterns = ['plain', 'bar', 'ring'] as const;
export type DotPattern = (typeof dotPatterns)[number];

/** How the dots of a department look: with the colour of a department of the palette, and a pattern. */
export type DepartmentMark = { department: MapDepartment; pattern: DotPattern };

/** A mark as one number. */
export const markCode = ({ department, pattern }: DepartmentMark): number =>
  dotPatterns.indexOf(pattern) * mapDepartments.length + mapDepartments.indexOf(department);

/** Index into `mapDepartments`. */
export const colourOfCode = (code: number): number => code % mapDepartments.length;

export const patternOfCode = (code: number): DotPattern =>
  dotPatterns[Math.floor(code / mapDepartments.length)] ?? 'plain';
