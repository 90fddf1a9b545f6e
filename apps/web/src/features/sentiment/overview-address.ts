import * as z from 'zod/mini';
import { type Department, departments } from '@/sample-data/company/departments.ts';
import { type Period, periods } from '@/sample-data/sentiment/periods.ts';
import { type TeamFilter, teamFilters } from '@/sample-data/sentiment/teams.ts';
import { type Order, sortKeys } from './individual-order.ts';

const defaultPeriod: Period = 'past-month';

const periodSchema = z.catch(z.enum(periods), defaultPeriod);
const departmentSchema = z.catch(z.nullable(z.enum(departments)), null);
const teamsSchema = z.catch(z.nullable(z.enum(teamFilters)), null);
const sortSchema = z.catch(z.nullable(z.enum(sortKeys)), null);
const directionSchema = z.catch(z.enum(['ascending', 'descending']), 'descending');

export type OverviewAddress = {
  period: Period;
  /** Null: everybody. */
  department: Department | null;
  /** Null: all teams. */
  teams: TeamFilter | null;
  /** Null: those who said most first. */
  order: Order | null;
};

/** What an address asks for; what makes no sense is as if it had not been asked. */
export function readOverviewAddress(parameters: URLSearchParams): OverviewAddress {
  const key = sortSchema.parse(parameters.get('sort'));
  return {
    period: periodSchema.parse(parameters.get('period')),
    department: departmentSchema.parse(parameters.get('department')),
    teams: teamsSchema.parse(parameters.get('teams')),
    order: key && { key, direction: directionSchema.parse(parameters.get('direction')) },
  };
}

/** The same address with something changed; what is the default needs no mention. */
export function withOverview(
  parameters: URLSearchParams,
  change: Partial<OverviewAddress>,
): URLSearchParams {
  const { period, department, teams, order } = { ...readOverviewAddress(parameters), ...change };
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
