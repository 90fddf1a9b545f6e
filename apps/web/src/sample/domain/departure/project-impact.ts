import { type Employee, employeeIn } from '../employee.ts';
import type { DepartureFacts, ProjectMember, StrategicProject } from './departure-facts.ts';
import type { ProjectImpact } from './impact.ts';
import type { Story } from './story.ts';

type Work = Pick<DepartureFacts, 'employees' | 'projects'>;

const order = ['critical', 'high', 'medium', 'low'];

/** The person's projects, highest risk first. */
export function projectImpactOf(
  { employees, projects }: Work,
  person: Employee,
  told?: Story['projects'],
): ProjectImpact[] {
  return projects
    .flatMap((project) => {
      const own = project.members.find(({ employeeId }) => employeeId === person.id);
      if (!own) return [];
      const impact = told?.[project.name] ?? workedOut(employees, project, person, own.weight);
      return [{ project: project.name, involvement: own.involvement, ...impact }];
    })
    .sort((a, b) => order.indexOf(a.riskLevel) - order.indexOf(b.riskLevel));
}

function workedOut(
  employees: readonly Employee[],
  { name, members }: StrategicProject,
  person: Employee,
  weight: ProjectMember['weight'],
): Pick<ProjectImpact, 'riskLevel' | 'impact'> {
  const others = members.filter(({ employeeId }) => employeeId !== person.id);
  const leader = others.find((member) => member.weight === 'leads');
  const [next] = others.filter((member) => member.weight === 'carries');
  const nameOf = (member: ProjectMember | undefined) =>
    member ? employeeIn(employees, member.employeeId).name : 'nobody';
  if (weight === 'advises') {
    return { riskLevel: 'low', impact: `${name} goes on; ${nameOf(leader)} decides as before.` };
  }
  if (weight === 'carries') {
    const colleagues = others.filter(
      ({ employeeId }) => employeeIn(employees, employeeId).department === person.department,
    );
    return colleagues.length > 0
      ? { riskLevel: 'low', impact: `${nameOf(colleagues[0])} knows the work and can take it on.` }
      : {
          riskLevel: 'medium',
          impact: `Nobody else from ${person.department} is in it; ${nameOf(leader)} has to find someone.`,
        };
  }
  return leader
    ? { riskLevel: 'medium', impact: `${nameOf(leader)} would lead it alone.` }
    : { riskLevel: 'high', impact: `Needs a new lead; ${nameOf(next)} is closest to it.` };
}
