import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { markClass } from './mark-class.ts';
import { speakerName } from './quote-words.ts';
import { SentencesBefore } from './sentences-before.tsx';
import type { MarkedSentence, NumberedQuote, ShownAnswer } from './shown-answer.ts';
import type { Marks } from './use-marks.ts';

type AnswerSentencesProps = { answer: ShownAnswer; marks: Marks };

/** The sentences with the numbers of their quotes: as prose, or the best quotes in a list. */
export function AnswerSentences({ answer, marks }: AnswerSentencesProps) {
  const { by, sentences, quotes } = answer;
  if (by === 'quotes') {
    return (
      <div className="grid gap-4">
        {sentences.map((sentence, at) => {
          const quote = quotes.find((one) => one.at === sentence.quotes[0]);
          return (
            <figure key={sentence.quotes[0]}>
              {quote && <SentencesBefore quote={quote} />}
              <blockquote className="max-w-[72ch] text-16 leading-[26px] max-md:leading-7 text-pretty">
                <Sentence at={at} sentence={sentence} quotes={quotes} marks={marks} />
              </blockquote>
              {quote && (
                <figcaption className="mt-0.5 text-12 text-ink-2">
                  {quote.label !== null && `${quote.label}. `}
                  <span className="font-medium">{speakerName(quote)}</span>
                  {`, ${quote.meeting.name}, ${dayAndMonth(quote.meeting.date)}`}
                </figcaption>
              )}
            </figure>
          );
        })}
      </div>
    );
  }
  return (
    <p className="max-w-[72ch] text-16 leading-[26px] max-md:leading-7 text-pretty">
      {sentences.map((sentence, at) => (
        <Sentence
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
          key={at}
          at={at}
          sentence={sentence}
          quotes={quotes}
          marks={marks}
        />
      ))}
    </p>
  );
}

type SentenceProps = {
  at: number;
  sentence: MarkedSentence;
  quotes: readonly NumberedQuote[];
  marks: Marks;
};

function Sentence({ at, sentence, quotes, marks }: SentenceProps) {
  const isLit = marks.lit === at;
  const { text, isQuote } = sentence;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its marks are the buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its marks are the buttons */}
      <span
        onClick={() => marks.press(at)}
        onPointerEnter={() => marks.point(at)}
        onPointerLeave={() => marks.point(null)}
        className={cn(
          'cursor-default wrap-anywhere',
          isLit &&
            'bg-accent-soft underline decoration-2 decoration-accent underline-offset-[5px] [text-decoration-skip-ink:none]',
        )}
      >
        {isQuote ? `“${text}”` : text}
      </span>
      {sentence.quotes.map((place) => {
        const number = quotes.find((one) => one.at === place)?.number;
        return (
          number !== undefined && (
            <button
              key={place}
              type="button"
              data-mark={`${at}:${place}`}
              aria-label={`Source ${number}`}
              onClick={() => marks.press(at, place)}
              onPointerEnter={() => marks.point(at)}
              onPointerLeave={() => marks.point(null)}
              onFocus={() => marks.point(at)}
              onBlur={() => marks.point(null)}
              className={cn(
                markClass(isLit),
                'relative ml-[3px] cursor-default align-[1px] after:absolute after:-inset-1',
                !isLit && 'hover:bg-accent-soft',
              )}
            >
              {number}
            </button>
          )
        );
      })}{' '}
    </>
  );
}
