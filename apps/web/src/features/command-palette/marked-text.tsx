import { matchText } from './match-text.ts';

/** Underlines the match of `typed`. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const match = matchText(text, typed);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark className="bg-transparent font-strong text-current underline decoration-[1.5px] underline-offset-3">
        {text.slice(match.start, match.end)}
      </mark>
      {text.slice(match.end)}
    </>
  );
}
