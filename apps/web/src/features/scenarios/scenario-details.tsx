import { questionsOf, type Scenario, scenarioTemplateNames } from '@rapport/contract';
import { longDay, longMoment } from '@/lib/format-day.ts';
import { changedFacts } from './changed-facts.ts';

export function ScenarioDetails({ scenario }: { scenario: Scenario }) {
  const { targetDate, visibility, createdAt } = scenario;
  const { template, answers } = scenario.configuration;
  const facts = [
    ['Template', scenarioTemplateNames[template]],
    ['Visibility', visibility === 'shared' ? 'Shared' : 'Only you'],
    ['Created', longMoment(createdAt)],
    ['Target date', targetDate ? longDay(targetDate) : ''],
    ...changedFacts(scenario),
    ...questionsOf(template).map(({ id, topic, options }) => [
      topic,
      options
        .filter((option) => answers[id]?.includes(option.id))
        .map(({ label }) => label)
        .join(', '),
    ]),
  ].filter(([, value]) => value !== '');
  return (
    <section aria-label="Scenario details" className="border-rule border-t-2 pt-2.5">
      <h2 className="mb-2">Scenario details</h2>
      <dl className="grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
