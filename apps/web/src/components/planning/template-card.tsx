import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type TemplateCardProps = {
  name: string;
  description: string;
  icon: LucideIcon;
  to: string;
  /** Facts shown below the description. */
  children: ReactNode;
};

export function TemplateCard({ name, description, icon: Icon, to, children }: TemplateCardProps) {
  return (
    <li className="relative grid grid-cols-[20px_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-3 gap-y-1 rounded-control border border-line-2 bg-surface px-4 py-3 hover:border-line-control">
      <Icon aria-hidden className="mt-0.5 size-5 stroke-[1.5] text-ink-2" />
      <h3 className="text-16 tracking-[-.01em]">
        <Link
          to={to}
          className="outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
        >
          {name}
        </Link>
      </h3>
      <p className="col-start-2 text-pretty text-ink-2">{description}</p>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">{children}</div>
    </li>
  );
}

/** Cards of templates, shown below a list of scenarios. */
export function TemplateCards({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Start from a template"
      className="mt-8 border-line-2 border-t pt-3 print:hidden"
    >
      <div className="mb-3 flex items-center gap-3">
        <h2 className="flex-1">Start from a template</h2>
        <p className="text-12 text-ink-3 max-md:hidden">Opens the wizard at step 2</p>
      </div>
      <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  );
}
