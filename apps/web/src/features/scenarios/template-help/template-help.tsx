import { scenarioStepsMax } from '@rapport/contract';
import { Copy, ListPlus } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { type TemplateHelp as Help, stepWords } from './types.ts';

type TemplateHelpProps = {
  help: Help;
  /** One step per line. */
  steps: string;
  onSteps: (steps: string) => void;
};

/** A checklist, drafts of messages, and what is computed beside a plan. */
export function TemplateHelp({ help, steps, onSteps }: TemplateHelpProps) {
  const written = steps.split('\n').filter((step) => step.trim() !== '');
  const missing = help.steps.map(stepWords).filter((step) => !written.includes(step));
  const hasRoom = written.length + missing.length <= scenarioStepsMax;
  return (
    <section aria-label="To begin with" className="grid gap-6">
      <div>
        <FigureHead
          title="A checklist to begin with"
          caption="General practice in our own words; days count from the event. Change what does not fit you"
          actions={
            <Button
              icon={ListPlus}
              disabled={missing.length === 0 || !hasRoom}
              onClick={() => onSteps([...written, ...missing].join('\n'))}
            >
              {missing.length === 0 ? 'All are steps' : 'Put into the steps'}
            </Button>
          }
        />
        <ol aria-label="Checklist">
          {help.steps.map((step) => (
            <li
              key={step.what}
              className="grid grid-cols-[64px_120px_minmax(0,1fr)] gap-x-4 border-line border-b py-2 max-md:grid-cols-[64px_minmax(0,1fr)]"
            >
              <span className="text-ink-2">Day {step.day}</span>
              <span className="text-ink-2">{step.who}</span>
              <span className="text-pretty max-md:col-start-2">{step.what}</span>
            </li>
          ))}
        </ol>
        <p className="mt-2 text-12 text-ink-3 text-pretty">
          More in: {help.sources.join('; ')}. No advice on law.
        </p>
      </div>
      <div>
        <FigureHead title="Drafts of messages" caption="Words in capitals are yours to fill in" />
        <ul aria-label="Drafts of messages">
          {help.messages.map((message) => (
            <Message key={message.to} {...message} />
          ))}
        </ul>
      </div>
      <div>
        <FigureHead
          title="What Rapport shows beside it"
          caption="Computed from your meetings, for those who may see it"
        />
        <ul>
          {help.beside.map(({ label, to }) => (
            <li key={to} className="border-line border-b py-2">
              <Link to={to} className="text-accent hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Message({ to, text }: Help['messages'][number]) {
  const copy = () =>
    copyText(text, {
      done: 'Draft copied.',
      failed: 'The draft could not be copied. Please select and copy it.',
    });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-2.5">
      <span className="min-w-60 flex-1">
        <span className="block font-medium">{to}</span>
        <span className="block max-w-measure text-pretty text-ink-2">{text}</span>
      </span>
      <Button size="small" icon={Copy} aria-label={`Copy the draft to: ${to}`} onClick={copy}>
        Copy
      </Button>
    </li>
  );
}
