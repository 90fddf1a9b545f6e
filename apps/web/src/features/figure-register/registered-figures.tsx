import {
  basisWords,
  type Figure,
  type FigureSubject,
  figureFacts,
  figures,
  type RulesInForce,
  subjectTitles,
} from '@rapport/contract';
import { Badge } from '@/components/ui/badge.tsx';
import { Facts } from '@/components/ui/facts.tsx';
import { Section } from '@/components/ui/section.tsx';

type RegisteredFiguresProps = { about: FigureSubject; rules: RulesInForce };

/**
 * The figures about persons, pairs, meetings or the organization, with who sees them under the
 * current rules.
 */
export function RegisteredFigures({ about, rules }: RegisteredFiguresProps) {
  const shown = figures.filter((figure) => figure.about === about);
  return (
    <Section title={subjectTitles[about]} note={shown.length}>
      <ul aria-label={subjectTitles[about]} className="@container">
        {shown.map((figure) => (
          <RegisteredFigure key={figure.id} figure={figure} rules={rules} />
        ))}
      </ul>
    </Section>
  );
}

function RegisteredFigure({ figure, rules }: { figure: Figure; rules: RulesInForce }) {
  return (
    <li
      id={figure.id}
      tabIndex={-1}
      className="grid scroll-mt-16 gap-x-10 gap-y-2 border-line-2 py-4 outline-none not-first:border-t first:pt-0 @min-[760px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {figure.name}
          <Badge>{basisWords[figure.basis].name}</Badge>
        </h3>
        <p className="mt-1 max-w-[60ch] text-pretty">{figure.definition}</p>
      </div>
      <Facts facts={figureFacts(figure, rules)} />
    </li>
  );
}
