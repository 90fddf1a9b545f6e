import { addDays, daysBetween } from '@/lib/days.ts';
import { type Employee, employees } from '../company/employees.ts';
import type { DepartureAnalysis } from '../what-if/impact.ts';
import { thinBelow } from '../what-if/knowledge.ts';
import type { InitiativeRow, ProjectPlan } from './project.ts';

const handoversProposed = 3;

/** What has to be done before somebody goes, earliest first. */
export function proposedInitiatives(
  plan: ProjectPlan,
  analysis: DepartureAnalysis,
): InitiativeRow[] {
  const { person } = analysis;
  const rows = [
    ...handovers(plan, analysis),
    ...ledProjects(plan, analysis),
    ...reports(plan, person),
    communication(plan, analysis),
    administration(plan, person),
  ];
  return rows.sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}

/** A day between the start and the last working day; 0 is the first, 1 the last. */
function dayAt({ startDate, lastWorkingDay }: ProjectPlan, share: number): string {
  return addDays(startDate, Math.round(daysBetween(startDate, lastWorkingDay) * share));
}

const firstNameOf = ({ name }: Employee) => name.split(' ')[0] ?? name;

/** Who looks after it while the person themself is leaving. */
const managerOf = ({ managerId }: Employee) => managerId ?? 'adaeze-nwosu';

const hrPartnerOf = ({ id }: Employee) =>
  id === 'ruth-salgado' ? 'helena-brandt' : 'ruth-salgado';

/** The thinnest areas first, and at least one. */
function handovers(plan: ProjectPlan, { person, knowledge }: DepartureAnalysis): InitiativeRow[] {
  const thin = knowledge.filter(({ coverage }) => coverage < thinBelow);
  const chosen = thin.length > 0 ? thin.slice(0, handoversProposed) : knowledge.slice(0, 1);
  return chosen.map(({ area, coverage, alternatives, criticality }, index) => {
    const [next] = alternatives;
    return {
      category: 'Knowledge transfer',
      title: `Hand over ${area}`,
      description: next
        ? `${coverage} % of it is known elsewhere, most of it to ${next.name}.`
        : `${coverage} % of it is known elsewhere, and nobody could step in.`,
      assigneeId: person.id,
      dueDate: dayAt(plan, 0.4 + index * 0.15),
      impactLevel: criticality,
      subtasks: [
        `Write down what only ${firstNameOf(person)} knows`,
        next ? `Walk ${next.name} through it` : 'Name someone to learn it',
        'Let the successor do it alone once',
      ],
    };
  });
}

function ledProjects(plan: ProjectPlan, analysis: DepartureAnalysis): InitiativeRow[] {
  const { person, strategicImpact } = analysis;
  return strategicImpact
    .filter(({ riskLevel }) => riskLevel !== 'low')
    .slice(0, 2)
    .map(({ project, involvement, riskLevel, impact }) => ({
      category: 'Continuity',
      title: `Name an owner for ${project}`,
      description: `${firstNameOf(person)}’s part: ${involvement}. ${impact}`,
      assigneeId: managerOf(person),
      dueDate: dayAt(plan, 0.6),
      impactLevel: riskLevel,
      subtasks: ['Speak to those who could take it', 'Announce the name'],
    }));
}

function reports(plan: ProjectPlan, person: Employee): InitiativeRow[] {
  const team = employees.filter(({ managerId }) => managerId === person.id);
  if (team.length === 0) return [];
  const names = team.map(({ name }) => name);
  return [
    {
      category: 'People',
      title:
        team.length === 1
          ? 'Find a manager for one person'
          : `Find a manager for ${team.length} people`,
      description: `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} should know whom they report to before ${firstNameOf(person)} goes.`,
      assigneeId: managerOf(person),
      dueDate: dayAt(plan, 0.5),
      impactLevel: 'high',
      subtasks: [
        'Name who acts in the meantime',
        'Speak to everyone in person',
        'Hand over goals and reviews',
      ],
    },
  ];
}

function communication(
  plan: ProjectPlan,
  { person, teamImpact }: DepartureAnalysis,
): InitiativeRow {
  const teams = teamImpact.slice(0, 3).map(({ team }) => team);
  return {
    category: 'Communication',
    title: 'Agree the message and tell the teams',
    description: 'The same words for everybody, and those closest hear it first.',
    assigneeId: managerOf(person),
    dueDate: dayAt(plan, 0.1),
    impactLevel: 'medium',
    subtasks: [`Write it with ${firstNameOf(person)}`, ...teams.map((team) => `Tell ${team}`)],
  };
}

function administration(plan: ProjectPlan, person: Employee): InitiativeRow {
  return {
    category: 'Administration',
    title: 'Close accounts and return equipment',
    description: 'The usual list of the last week.',
    assigneeId: hrPartnerOf(person),
    dueDate: plan.lastWorkingDay,
    impactLevel: 'low',
    subtasks: ['Hold the exit conversation', 'Collect the equipment', 'Close the accounts'],
  };
}
