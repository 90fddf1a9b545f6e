import {
  type Action,
  type FoundSentence,
  inShortText,
  type MeetingFindings,
} from '@rapport/contract';
import { Link } from 'react-router';
import { Section } from '@/components/ui/section.tsx';
import { cn } from '@/lib/cn.ts';
import { inShortExplanation } from '../computed/finding-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import { addressOfChapter } from '../transcript/place.ts';
import { chapterTimes, timesWords } from './chapter-times.ts';
import { type InShortGroup, inShortGroups, quotedWords } from './in-short-groups.ts';

type InShortProps = {
  findings: MeetingFindings;
  actions: readonly Action[];
  /** Of the meeting. */
  minutes: number;
};

/** What was said in short, by chapter. */
export function InShort({ findings, actions, minutes }: InShortProps) {
  const groups = inShortGroups(findings, actions);
  if (groups.length === 0) return null;
  const { chapters } = findings;
  const byModel = inShortText(findings);
  const times = chapterTimes(chapters, minutes);
  const captionOf = ({ chapter, above }: InShortGroup) => {
    const time = chapter && timesWords(times?.[chapters.indexOf(chapter)]);
    return [time, above].filter(Boolean).join(', ');
  };
  return (
    <Section
      title="In short"
      headClassName="max-md:flex-wrap"
      note={
        <span className="flex items-center gap-0.5">
          <span>{chapters.length > 0 && 'by chapter; '}what stands above is not said twice</span>
          <HowComputed figure="In short" explanation={inShortExplanation} />
        </span>
      }
    >
      <ol aria-label="In short">
        {groups.map((group) => {
          const { chapter, sentences } = group;
          return (
            <li
              key={chapter?.fromTurn ?? 'none'}
              className={cn(
                'grid gap-x-6 gap-y-1 border-line border-t pt-2 pb-2.5 first:border-t-0 first:pt-0',
                chapters.length > 0 && '@min-[560px]:grid-cols-[176px_minmax(0,1fr)]',
              )}
            >
              {chapters.length > 0 && (
                <div>
                  {chapter && (
                    <Link
                      to={addressOfChapter(chapter)}
                      preventScrollReset
                      className="font-strong text-pretty wrap-anywhere hover:text-accent hover:underline"
                    >
                      {chapter.title}
                    </Link>
                  )}
                  <p className="text-12 text-ink-3">{captionOf(group)}</p>
                </div>
              )}
              <ul className="grid content-start gap-1.5">
                {sentences.map((sentence) => (
                  <Sentence key={sentence.text} {...sentence} />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      {byModel && <p className="text-pretty text-12 text-ink-3 wrap-anywhere">{byModel}</p>}
    </Section>
  );
}

function Sentence({ text, evidence }: FoundSentence) {
  const elementId = `in-short-${evidence[0]?.turn}-${text.length}`;
  const { words, isQuoted } = quotedWords(text);
  return (
    <li id={elementId} tabIndex={-1} className="outline-none focus-visible:outline-2">
      <span className="text-pretty wrap-anywhere">{isQuoted ? `“${words}”` : words}</span>{' '}
      <EvidenceLinks
        evidence={evidence}
        origin={{ kind: 'in-short', elementId }}
        className="mt-0 ml-1 inline-flex max-md:ml-0 max-md:flex"
      />
    </li>
  );
}
