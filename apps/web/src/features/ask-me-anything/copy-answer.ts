import type { AskFigure } from '@rapport/contract';
import { copyText } from '@/components/ui/copy-text.ts';
import { clock } from '@/lib/clock.ts';
import { longDay } from '@/lib/format-day.ts';
import { quoteAddress, speakerName } from './quote-words.ts';
import type { NumberedQuote, ShownAnswer } from './shown-answer.ts';

export const copyAnswer = (question: string, answer: ShownAnswer, note: string | undefined) =>
  copyText(answerText([question, ...(note ? [note] : [])], answer, window.location.origin), {
    done: 'Answer copied, with its sources.',
    failed: 'The answer could not be copied. Select its text and copy it.',
    about: 'copy-answer',
  });

/**
 * The answer as plain text: its figure with what was counted, or its sentences with the numbers of
 * their quotes, then each quote with its place.
 */
function answerText(head: readonly string[], answer: ShownAnswer, origin: string): string {
  const numbers = new Map(answer.quotes.map(({ at, number }) => [at, number]));
  const sentences = answer.sentences.map(({ text, quotes, isQuote }) => {
    const marks = quotes.flatMap((at) => numbers.get(at) ?? []).map((number) => `[${number}]`);
    return `${isQuote ? `“${text}”` : text} ${marks.join('')}`;
  });
  const said = answer.figure
    ? figureText(answer.figure, origin)
    : sentences.join(answer.by === 'quotes' ? '\n' : ' ');
  const sources = answer.quotes.map((quote) => sourceText(quote, origin));
  const author = answer.model ? [`Written by ${answer.model}, only from the quotes below.`] : [];
  const heading = sources.length > 0 ? ['Sources'] : [];
  return [...head, said, ...author, ...heading, ...sources].join('\n\n');
}

function figureText({ value, label, definition, lines, more, screen }: AskFigure, origin: string) {
  const counted = lines.map(({ text, detail, value: own, path }) =>
    [
      `- ${text}${own ? `: ${own}` : ''}`,
      ...(detail ? [`  ${detail}`] : []),
      ...(path === null ? [] : [`  ${origin}${path}`]),
    ].join('\n'),
  );
  return [
    `${value} ${label}`,
    definition,
    ...(screen ? [`${screen.name}: ${origin}${screen.path}`] : []),
    ...(counted.length > 0 ? [['What was counted', ...counted].join('\n')] : []),
    ...(more > 0 ? [`${more} more`] : []),
  ].join('\n\n');
}

function sourceText(quote: NumberedQuote, origin: string): string {
  const { number, text, meeting, start } = quote;
  const place = [
    ...(quote.label === null ? [] : [quote.label]),
    speakerName(quote),
    meeting.name,
    longDay(meeting.date),
    ...(start === null ? [] : [clock(start)]),
  ].join(', ');
  const before = quote.before.map((one) => `${speakerName(one)}: “${one.text}”\n`).join('');
  return `[${number}] ${before}“${text}”\n${place}\n${origin}${quoteAddress(quote)}`;
}
