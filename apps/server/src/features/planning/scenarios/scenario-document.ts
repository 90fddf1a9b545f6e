import {
  cohesionCells,
  cohesionColumns,
  divisionSentence,
  figureRows,
  nameIn,
  nothingComputed,
  questionsOf,
  type Scenario,
  type ScenarioConfiguration,
  type ScenarioResult,
  scenarioTemplateNames,
  stepsOf,
  whatResultsKnow,
} from '@rapport/contract';
import { dayInWords } from '../../../ground/day-in-words.ts';
import type { Block, PrintedDocument } from '../../../ground/document/printed-document.ts';

type Shown = { organization: string /** YYYY-MM-DD */; today: string };

/** A scenario as a printable document. */
export function scenarioDocument(
  scenario: Scenario,
  { organization, today }: Shown,
): PrintedDocument {
  const { title, reason, configuration, result, isResultHidden } = scenario;
  const steps = stepsOf(scenario);
  return {
    title,
    author: organization,
    foot: `${title}, ${organization}, ${dayInWords(today)}`,
    blocks: [
      { kind: 'facts', facts: factsOf(scenario) },
      ...(reason
        ? [{ kind: 'section', title: 'Reason and context' } as const, paragraph(reason)]
        : []),
      ...answerBlocks(configuration),
      { kind: 'section', title: 'Result' },
      ...(result ? resultBlocks(scenario, result) : [paragraph(withoutResult(scenario))]),
      ...(steps.length > 0
        ? [
            { kind: 'section', title: 'What to do' } as const,
            {
              kind: 'points',
              points: steps.map(({ text }) => ({ text })),
              isNumbered: true,
            } as const,
          ]
        : []),
      ...(result && !isResultHidden ? [quiet(whatResultsKnow)] : []),
    ],
  };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const quiet = (text: string): Block => ({ kind: 'paragraph', text, isQuiet: true });

function withoutResult({ status, isResultHidden }: Scenario): string {
  if (isResultHidden) return 'Connection maps are switched off, so the result is not shown.';
  return status === 'written' ? nothingComputed : 'Not computed yet.';
}

function factsOf({ author, targetDate, configuration, people, version }: Scenario) {
  const named = (ids: readonly string[]) => ids.map((id) => nameIn(people, id)).join(', ');
  return [
    { label: 'Template', value: scenarioTemplateNames[configuration.template] },
    { label: 'Author', value: author ?? 'Former member' },
    { label: 'Version', value: `${version}` },
    ...(targetDate ? [{ label: 'Target date', value: dayInWords(targetDate) }] : []),
    ...('leavers' in configuration
      ? [{ label: 'Who leaves', value: named(configuration.leavers) }]
      : []),
    ...('groups' in configuration
      ? [{ label: 'Groups that merge', value: configuration.groups.join(', ') }]
      : []),
    ...('group' in configuration && configuration.group !== null
      ? [
          { label: 'Group that is split', value: configuration.group },
          { label: 'Who goes to the new part', value: named(configuration.people) },
        ]
      : []),
  ];
}

function answerBlocks({ template, answers }: ScenarioConfiguration): Block[] {
  const facts = questionsOf(template).flatMap(({ id, question, options }) => {
    const chosen = options.filter((option) => answers[id]?.includes(option.id));
    return chosen.length === 0
      ? []
      : [{ label: question, value: chosen.map(({ label }) => label).join(', ') }];
  });
  return facts.length === 0
    ? []
    : [
        { kind: 'section', title: 'Answers' },
        { kind: 'facts', facts },
      ];
}

const number = (title: string, width: number) => ({ title, width, isNumber: true });

function resultBlocks({ people }: Scenario, result: ScenarioResult): Block[] {
  const { day, from, to, ties, people: tied } = result.basis;
  const division = divisionSentence(result);
  return [
    quiet(
      `Computed on ${dayInWords(day)} from ${ties} ties of ${tied} people, ${dayInWords(from)} to ${dayInWords(to)}.`,
    ),
    {
      kind: 'table',
      columns: [{ title: 'Figure', width: 0.5 }, number('Before', 0.25), number('After', 0.25)],
      rows: figureRows(result).map(({ label, before, after }) => [label, before, after]),
    },
    ...(division ? [paragraph(division)] : []),
    ...(result.kind === 'groups'
      ? [
          cohesionTable('Groups before', result.before.changed),
          cohesionTable('Groups after', result.after.changed),
        ].flat()
      : leavingBlocks(result, (id) => nameIn(people, id))),
  ];
}

function cohesionTable(
  text: string,
  groups: Extract<ScenarioResult, { kind: 'groups' }>['before']['changed'],
): Block[] {
  const [first, ...others] = cohesionColumns;
  const columns = [{ title: first, width: 0.3 }, ...others.map((title) => number(title, 0.14))];
  return [
    { kind: 'heading', text },
    { kind: 'table', columns, rows: groups.map(cohesionCells) },
  ];
}

function leavingBlocks(
  { parted, fewTies }: Extract<ScenarioResult, { kind: 'leaving' }>,
  name: (id: string) => string,
): Block[] {
  const points = (texts: readonly string[]): Block => ({
    kind: 'points',
    points: texts.map((text) => ({ text })),
  });
  return [
    ...(parted.length > 0
      ? [
          { kind: 'heading', text: 'Departments that part' } as const,
          points(parted.map(([one, other]) => `${one} and ${other}`)),
        ]
      : []),
    ...(fewTies.length > 0
      ? [
          { kind: 'heading', text: 'People left with fewer than two ties' } as const,
          points(
            fewTies.map(({ person, before, after }) => `${name(person)}: ${before}, then ${after}`),
          ),
        ]
      : []),
  ];
}
