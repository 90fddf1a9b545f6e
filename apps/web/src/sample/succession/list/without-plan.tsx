import { riskTone } from '@/components/planning/figure-bands.ts';
import { FigureMark } from '@/components/planning/figure-bar.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { highRiskFrom, highRiskPeople } from '@/sample/domain/find-people.ts';
import { useSuccession } from '../api/get-succession.ts';

export function WithoutPlan({ planned }: { planned: readonly string[] }) {
  const { employees } = useSuccession();
  const people = highRiskPeople(employees).filter(({ id }) => !planned.includes(id));
  if (people.length === 0) return null;
  return (
    <section className="@container mt-8">
      <FigureHead
        title="No plan yet"
        caption={`People with a risk score of ${highRiskFrom} or more, of 10`}
      />
      <ul className="grid gap-2 @min-[720px]:grid-cols-2">
        {people.map(({ id, name, role, department, riskScore }) => (
          <li
            key={id}
            className="flex items-center gap-3 rounded-control border border-line-2 bg-surface px-3 py-2.5 max-md:flex-wrap"
          >
            <Avatar name={name} />
            <div className="min-w-0 flex-1">
              <div className="truncate font-strong" title={name}>
                {name}
              </div>
              <div className="truncate text-12 text-ink-2" title={`${role}, ${department}`}>
                {role}, {department}
              </div>
            </div>
            <span className="flex items-center gap-2 font-strong">
              <FigureMark tone={riskTone(riskScore)} />
              {riskScore.toFixed(1)}
              <span className="sr-only"> of 10, risk score</span>
            </span>
            <ButtonLink
              size="small"
              to="/succession/new?data=sample"
              state={{ person: id, step: 2 }}
              className="max-md:w-full"
              aria-label={`Start a plan for ${name}`}
            >
              Start a plan
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
