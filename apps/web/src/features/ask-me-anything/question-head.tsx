import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { struckParts } from './query/struck-words.ts';

type QuestionHeadProps = {
  question: string;
  /** Words of it that the answer does not use. */
  unused: readonly string[];
  caption: string;
  /** Takes back a change of the query; undefined if it is as it was read. */
  onUndo: (() => void) | undefined;
  /** How words of the question were read, if not as written. */
  note: string | undefined;
  newAddress: string;
  /** Address of the question with its query. */
  address: string;
};

const linkClass =
  'relative cursor-default whitespace-nowrap text-12 text-accent after:absolute after:-inset-2 hover:underline print:hidden';

/** Head of an answer: the question, and when it was asked. */
export function QuestionHead(props: QuestionHeadProps) {
  const { question, unused, caption, onUndo, note, newAddress, address } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef<string>(undefined);
  useEffect(() => {
    if (focusedFor.current === address) return;
    // What had the focus was removed: the box, or the link to another query.
    if (focusedFor.current === undefined || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    focusedFor.current = address;
  }, [address]);
  return (
    <div className="border-rule border-t-2 pt-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-12 text-ink-3">
          {caption}
          {onUndo && (
            <>
              {' · Changed by you '}
              <button type="button" onClick={onUndo} className={linkClass}>
                Undo
              </button>
            </>
          )}
        </p>
        <Link to={newAddress} state={{ draft: '' }} className={linkClass}>
          New question
        </Link>
      </div>
      <h2
        ref={heading}
        data-question
        tabIndex={-1}
        className="mt-0.5 mb-3 text-balance whitespace-pre-line text-24 tracking-head outline-none wrap-anywhere"
      >
        {struckParts(question, unused).map(({ text, isUnused }, at) =>
          isUnused ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <s key={at} className="font-medium text-ink-3 decoration-[1.5px]">
              {text}
              <span className="sr-only"> (not used)</span>
            </s>
          ) : (
            text
          ),
        )}
      </h2>
      {note && <p className="-mt-1 mb-3 text-12 text-ink-2 text-pretty">{note}</p>}
    </div>
  );
}
