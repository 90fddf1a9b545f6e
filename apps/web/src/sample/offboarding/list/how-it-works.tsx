const steps = [
  {
    name: 'Simulate',
    text: 'Choose anyone in the company and see which teams, people and projects their departure would affect.',
  },
  {
    name: 'Plan',
    text: 'Start a project: handovers, owners and messages are proposed from the simulation.',
  },
  {
    name: 'Watch',
    text: 'Follow how the team reacts, from the announcement until the monitoring period ends.',
  },
];

export function HowItWorks() {
  return (
    <section className="@container mt-8 border-line-2 border-t pt-3">
      <h2 className="mb-3">From a question to a project</h2>
      <ol className="grid gap-x-8 gap-y-4 @min-[720px]:grid-cols-3">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2">
            <span aria-hidden className="font-strong text-ink-3">
              {index + 1}
            </span>
            <span>
              <span className="block font-strong">{name}</span>
              <span className="block text-pretty text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
