import type { Chapter, FoundSentence } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from '@/components/ui/section.tsx';
import { clock } from '@/lib/clock.ts';
import { counted } from '@/lib/number-words.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import type { Origin } from '../transcript/place.ts';

type FoundProps = { sentences: readonly FoundSentence[] };

export function InShort({ sentences }: FoundProps) {
  if (sentences.length === 0) return null;
  return (
    <Section title="In short">
      <Sentences sentences={sentences} label="In short" kind="in-short" />
    </Section>
  );
}

export const Decisions = ({ sentences }: FoundProps) => (
  <Section title="Decisions" note={`${sentences.length} found`}>
    <Sentences
      sentences={sentences}
      label="Decisions"
      kind="decision"
      none="No decisions were found."
    />
  </Section>
);

type OpenQuestionsProps = FoundProps & {
  /** Makes one an action; absent while actions are switched off. */
  onAction: ((question: string) => void) | undefined;
};

export const OpenQuestions = ({ sentences, onAction }: OpenQuestionsProps) => (
  <Section title="Open questions" note={`${sentences.length} found`}>
    <Sentences
      sentences={sentences}
      label="Open questions"
      kind="question"
      none="No open questions were found."
      onAction={onAction}
    />
  </Section>
);

type SentencesProps = {
  sentences: readonly FoundSentence[];
  label: string;
  kind: Extract<Origin['kind'], 'in-short' | 'decision' | 'question'>;
  none?: string;
  onAction?: ((sentence: string) => void) | undefined;
};

function Sentences({ sentences, label, kind, none, onAction }: SentencesProps) {
  if (sentences.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul aria-label={label}>
      {sentences.map(({ text, evidence }, index) => {
        const elementId = `${kind}-${index}`;
        return (
          <li
            key={`${evidence[0]?.turn} ${text}`}
            id={elementId}
            tabIndex={-1}
            className="border-line border-t py-2.5 outline-none first:border-t-0 first:pt-0 focus-visible:outline-2"
          >
            <span className="max-w-[74ch] text-pretty wrap-anywhere">{text}</span>
            <EvidenceLinks evidence={evidence} origin={{ kind, elementId }} />
            {onAction && (
              <button
                type="button"
                aria-label={`Make it an action: ${text}`}
                className="mt-1 flex items-center gap-1 text-12 text-accent hover:underline max-md:min-h-6"
                onClick={() => onAction(text)}
              >
                <Plus aria-hidden className="size-3" />
                Make it an action
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <Section
      title="Chapters"
      note={`${counted(chapters.length, 'chapter')}, from the headings of the file and what was said`}
    >
      <ol aria-label="Chapters" className="grid gap-x-8 @min-[720px]:grid-cols-2">
        {chapters.map(({ title, fromTurn, start, end }, index) => (
          <li
            key={fromTurn}
            className="grid grid-cols-[24px_minmax(0,1fr)_auto] border-line border-t py-2.5"
          >
            <span className="text-ink-3">{index + 1}</span>
            <Link
              to={`?turn=${fromTurn}`}
              preventScrollReset
              className="font-medium text-pretty wrap-anywhere hover:text-accent hover:underline"
            >
              {title}
            </Link>
            <span className="text-12 text-ink-3 leading-6">{timesOf(start, end)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** '12:04, 7 min' */
function timesOf(start: number | null, end: number | null): string {
  if (start === null) return '';
  const minutes = end === null ? '' : `, ${Math.max(1, Math.round((end - start) / 60))} min`;
  return `${clock(start)}${minutes}`;
}
