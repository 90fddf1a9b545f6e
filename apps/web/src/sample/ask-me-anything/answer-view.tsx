import {
  Activity,
  ChevronRight,
  GraduationCap,
  House,
  type LucideIcon,
  MessagesSquare,
  Route,
  Split,
  UserMinus,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { longDay } from '@/lib/format-day.ts';
import type { Answer, LookAtArea } from './domain/answer.ts';

const icons: Record<LookAtArea, LucideIcon> = {
  dashboard: House,
  sentiment: Activity,
  meetings: MessagesSquare,
  scenarios: Split,
  departures: UserMinus,
  succession: Route,
  development: GraduationCap,
};

type AnswerViewProps = {
  question: string;
  answer: Answer;
  /** Date of the figures, YYYY-MM-DD. */
  asOf: string;
};

export function AnswerView({ question, answer, asOf }: AnswerViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The text box that had the focus was removed.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <section aria-label="Answer" className="border-rule border-t-2 pt-2.5">
        <p className="text-12 text-ink-3">
          Your question. Simulated answer from sample data of {longDay(asOf)}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-0.5 mb-5 text-balance text-24 tracking-head outline-none wrap-anywhere"
        >
          {question}
        </h2>
        <div className="grid max-w-measure gap-3 text-pretty text-16">
          {answer.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section aria-label="Look at" className="mt-6 border-line-2 border-t pt-3">
        <h3 className="mb-1">Look at</h3>
        <ul>
          {answer.lookAt.map(({ area, label, to }) => {
            const Icon = icons[area];
            return (
              <li key={label} className="border-line border-b">
                <Link
                  to={to}
                  className="flex min-h-11 items-center gap-3 py-2 hover:text-accent [&_svg]:text-ink-3 hover:[&_svg]:text-accent"
                >
                  <Icon aria-hidden className="size-4 flex-none" />
                  <span className="flex-1">{label}</span>
                  <ChevronRight aria-hidden className="size-4 flex-none" />
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
