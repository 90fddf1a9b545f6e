import * as z from 'zod/mini';
import { type Period, periods } from './domain/periods.ts';
import { type TeamFilter, teamFilters } from './domain/sentiment-overview.ts';
import { type Order, sortKeys } from './individual-order.ts';

const defaultPeriod: Period = 'past-month';

const periodSchema = z.catch(z.enum(periods), defaultPeriod);
const teamsSchema = z.catch(z.nullable(z.enum(teamFilters)), null);
const sortSchema = z.catch(z.nullable(z.enum(sortKeys)), null);
const directionSchema = z.catch(z.enum(['ascending', 'descending']), 'descending');

export type OverviewAddress = {
  period: Period;
  /** Null for everyone. */
  department: string | null;
  /** Null for all teams. */
  teams: TeamFilter | null;
  /** Null for the amount of talk, most first. */
  order: Order | null;
};

/** Only the period changes the query; the other parameters filter the answer. */
export const readPeriod = (parameters: URLSearchParams): Period =>
  periodSchema.parse(parameters.get('period'));

/** Invalid parameters count as missing. */
export function readOverviewAddress(
  parameters: URLSearchParams,
  departments: readonly string[],
): OverviewAddress {
  const department = parameters.get('department');
  const key = sortSchema.parse(parameters.get('sort'));
  return {
    period: readPeriod(parameters),
    department: department !== null && departments.includes(department) ? department : null,
    teams: teamsSchema.parse(parameters.get('teams')),
    order: key && { key, direction: directionSchema.parse(parameters.get('direction')) },
  };
}

/** Defaults are omitted. */
export function withOverview(
  parameters: URLSearchParams,
  departments: readonly string[],
  change: Partial<OverviewAddress>,
): URLSearchParams {
  const { period, department, teams, order } = {
    ...readOverviewAddress(parameters, departments),
    ...change,
  };
  const next = new URLSearchParams(parameters);
  const set = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  set('period', period === defaultPeriod ? null : period);
  set('department', department);
  set('teams', teams);
  set('sort', order?.key ?? null);
  set('direction', order?.direction === 'ascending' ? order.direction : null);
  return next;
}
