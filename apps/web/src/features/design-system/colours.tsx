import { Part } from './part.tsx';

const brand = [
  { name: 'paper', use: 'The page', fill: 'bg-paper' },
  { name: 'surface', use: 'Cards, inputs, dialogs', fill: 'bg-surface' },
  { name: 'sunken', use: 'Sidebar, disabled controls', fill: 'bg-sunken' },
  { name: 'hover', use: 'Hover', fill: 'bg-hover' },
  { name: 'pressed', use: 'Pressed; tracks of bars', fill: 'bg-pressed' },
  { name: 'line', use: 'Hairlines', fill: 'bg-line' },
  { name: 'line-2', use: 'Borders of cards and buttons', fill: 'bg-line-2' },
  { name: 'line-control', use: 'Borders of fields, 3:1', fill: 'bg-line-control' },
  { name: 'ink', use: 'Headings, figures, text', fill: 'bg-ink' },
  { name: 'ink-2', use: 'Secondary text', fill: 'bg-ink-2' },
  { name: 'ink-3', use: 'Captions, bars of data', fill: 'bg-ink-3' },
  { name: 'rule', use: 'The rule over data', fill: 'bg-rule' },
  { name: 'accent', use: 'Links, buttons, current item', fill: 'bg-accent' },
  { name: 'accent-hover', use: 'Hover', fill: 'bg-accent-hover' },
  { name: 'accent-pressed', use: 'Pressed', fill: 'bg-accent-pressed' },
  { name: 'accent-soft', use: 'Selected', fill: 'bg-accent-soft' },
  { name: 'accent-line', use: 'Border of selected items', fill: 'bg-accent-line' },
  { name: 'on-accent', use: 'Text on accent', fill: 'bg-on-accent' },
];

const status = [
  { name: 'pos', use: 'Positive: text, sign', fill: 'bg-pos' },
  { name: 'pos-bg', use: 'Positive: badge', fill: 'bg-pos-bg' },
  { name: 'pos-mark', use: 'Good: bar, ring', fill: 'bg-pos-mark' },
  { name: 'neu', use: 'Neutral: text, sign', fill: 'bg-neu' },
  { name: 'neu-bg', use: 'Neutral: badge', fill: 'bg-neu-bg' },
  { name: 'neu-mark', use: 'Medium: bar, ring', fill: 'bg-neu-mark' },
  { name: 'neg', use: 'Negative: text, sign', fill: 'bg-neg' },
  { name: 'neg-bg', use: 'Negative: badge', fill: 'bg-neg-bg' },
  { name: 'neg-mark', use: 'Poor: bar, ring', fill: 'bg-neg-mark' },
  { name: 'st-queued', use: 'Waiting', fill: 'bg-st-queued' },
  { name: 'st-processing', use: 'In progress', fill: 'bg-st-processing' },
  { name: 'st-completed', use: 'Done', fill: 'bg-st-completed' },
  { name: 'st-failed', use: 'Failed', fill: 'bg-st-failed' },
  { name: 'st-cancelled', use: 'Cancelled', fill: 'bg-st-cancelled' },
];

const departments = [
  { name: 'Executive', use: 'stone', fill: 'bg-dept-executive' },
  { name: 'Engineering', use: 'sky', fill: 'bg-dept-engineering' },
  { name: 'Product', use: 'violet', fill: 'bg-dept-product' },
  { name: 'Design', use: 'burgundy', fill: 'bg-dept-design' },
  { name: 'Marketing', use: 'teal', fill: 'bg-dept-marketing' },
  { name: 'Sales', use: 'navy', fill: 'bg-dept-sales' },
  { name: 'HR', use: 'rose', fill: 'bg-dept-hr' },
  { name: 'Finance', use: 'umber', fill: 'bg-dept-finance' },
  { name: 'Unknown', use: 'no department known', fill: 'bg-dept-unknown' },
];

export function Colours() {
  return (
    <>
      <Part
        title="Brand colours"
        caption="Paper, ink and one blue; light theme left, dark theme right"
      >
        <Swatches label="Brand colours" swatches={brand} />
      </Part>
      <Part
        title="Status colours"
        caption="Only for sentiment and status, always with a sign or a word"
      >
        <Swatches label="Status colours" swatches={status} />
      </Part>
      <Part
        title="Department colours"
        caption="Fills of the connection map only; distinct under colour blindness"
      >
        <Swatches label="Department colours" swatches={departments} />
      </Part>
    </>
  );
}

type Swatch = { name: string; use: string; fill: string };

/** Each colour in both themes, independent of the current one. */
function Swatches({ label, swatches }: { label: string; swatches: readonly Swatch[] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-6 gap-x-4 gap-y-5 max-lg:grid-cols-3 max-md:grid-cols-2"
    >
      {swatches.map(({ name, use, fill }) => (
        <li key={name} className="min-w-0">
          <span
            aria-hidden
            className="mb-1.5 flex h-12 overflow-hidden rounded-control border border-line-2"
          >
            <span data-theme="light" className={`flex-1 ${fill}`} />
            <span data-theme="dark" className={`flex-1 ${fill}`} />
          </span>
          <span className="block font-medium">{name}</span>
          <span className="block text-12 text-ink-3">{use}</span>
        </li>
      ))}
    </ul>
  );
}
