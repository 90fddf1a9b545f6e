import { Part } from './part.tsx';

const sizes = [
  {
    name: '24 / 32, 660',
    use: 'Page titles and figures',
    className: 'text-24 font-head tracking-head',
    text: 'Where sentiment has changed',
  },
  {
    name: '16 / 24, 660',
    use: 'Headings of sections',
    className: 'text-16 font-head tracking-[-0.01em]',
    text: 'Strategic Alignment',
  },
  {
    name: '14 / 20, 420',
    use: 'Everything else',
    className: 'text-14 font-body',
    text: 'Six of nine participants spoke positively, which makes 6.67 out of 10.',
  },
  {
    name: '14 / 20, 530 and 620',
    use: 'Labels and names; figures',
    className: 'text-14 font-medium',
    text: 'Priya Raman, Product Director',
  },
  {
    name: '12 / 16, 420',
    use: 'Captions, heads of tables, badges',
    className: 'text-12 text-ink-3',
    text: 'Score from 0 to 10, 21 October to 20 November 2026',
  },
];

export function Typography() {
  return (
    <Part title="Typography" caption="Hanken Grotesk in four sizes, with tabular figures">
      <dl>
        {sizes.map(({ name, use, className, text }) => (
          <div
            key={name}
            className="grid grid-cols-[224px_minmax(0,1fr)] items-baseline gap-x-8 border-line border-b py-2.5 max-md:grid-cols-1"
          >
            <dt className="text-12 text-ink-3">
              <span className="block font-medium text-ink-2">{name}</span>
              {use}
            </dt>
            <dd className={className}>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
