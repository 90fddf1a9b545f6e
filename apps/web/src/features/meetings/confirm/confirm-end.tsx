import type { ConfirmQuestion, ToConfirm } from '@rapport/contract';
import { BadgeCheck, Check, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted, inDigits, plural } from '@/lib/number-words.ts';
import { confirmedWords } from './confirmed-words.ts';
import type { Confirming } from './confirming-state.ts';
import { keptOf, outcomeSentences } from './outcome-words.ts';
import { kindWords } from './question-words.ts';

type ConfirmEndProps = {
  state: Confirming;
  tookMs: number;
  confirmed: ToConfirm['confirmed'] | undefined;
};

/** What was kept and taken out, and where it counts. */
export function ConfirmEnd({ state, tookMs, confirmed }: ConfirmEndProps) {
  const kept = keptOf(state);
  const isAnswered = [...state.answers.values()].some(({ is }) => is === 'yes' || is === 'no');
  // Zeros of what was only skipped would read as if the meeting had nothing.
  const shown = (['decision', 'action', 'question'] as const).filter(
    (kind) => isAnswered && state.questions.some((question) => question.kind === kind),
  );
  const { title, lines } = outcomeSentences(state, tookMs);
  return (
    <div>
      <h3 className="text-16">{title}</h3>
      {lines.map((line) => (
        <p key={line} className="mt-1 max-w-[74ch] text-pretty text-ink-2">
          {line}
        </p>
      ))}
      {shown.length > 0 && (
        <dl className="my-4 flex border-line border-y *:flex-1 *:py-3 *:not-first:border-line *:not-first:border-l *:not-first:pl-5 max-md:*:not-first:pl-2.5">
          {shown.map((kind) => (
            <div key={kind} className="flex flex-col-reverse justify-end">
              <dt className="text-12 text-ink-3">{sureWords(kept[kind])}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-1">
                <span className="font-head text-24">{inDigits(kept[kind].length)}</span>
                <span className="text-12 text-ink-2">
                  {plural(kept[kind].length, kindWords[kind].one, kindWords[kind].many)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="grid gap-2">
        {kept.action.length > 0 && (
          <Line icon={Check}>
            Actions count in <ActionsLink />, on the dashboard, in the digest and in Ask.
          </Line>
        )}
        {kept.decision.length + kept.question.length > 0 && (
          <Line icon={Check}>
            {kept.decision.length === 0
              ? 'Open questions'
              : `Decisions${kept.question.length > 0 ? ' and open questions' : ''}`}{' '}
            count in Ask.
          </Line>
        )}
        {kept.speaker.map((question) => (
          <Line key={question.id} icon={Check}>
            {question.kind === 'speaker' &&
              `‘${question.name}’ is ${question.person.name} in this meeting.`}
          </Line>
        ))}
        {[...state.answers.values()].some(({ is }) => is === 'skipped') && (
          <Line icon={RotateCw}>What you skipped is asked again next time.</Line>
        )}
        {confirmed && (
          <Line icon={BadgeCheck}>
            Whoever opens the meeting sees ‘{confirmedWords(confirmed)}’.
          </Line>
        )}
      </ul>
    </div>
  );
}

const ActionsLink = () => (
  <Link to="/actions" className="text-accent underline decoration-accent-line underline-offset-2">
    Actions
  </Link>
);

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 wrap-anywhere">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** '3 were sure, 2 were maybe' */
function sureWords(questions: readonly ConfirmQuestion[]): string {
  const sure = questions.filter((question) => question.kind !== 'speaker' && question.sure).length;
  const maybe = questions.length - sure;
  const was = (count: number) => `${counted(count, 'was', 'were')}`;
  return [sure > 0 && `${was(sure)} sure`, maybe > 0 && `${was(maybe)} maybe`]
    .filter(Boolean)
    .join(', ');
}
