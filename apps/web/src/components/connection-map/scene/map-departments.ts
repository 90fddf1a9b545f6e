import { type Department, departmentSchema } from '@rapport/contract';

export type MapDepartment = Department | 'Unknown';

export const mapDepartments: readonly MapDepartment[] = [...departmentSchema.options, 'Unknown'];
