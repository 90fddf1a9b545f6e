type PrintedAnswer = {
  answer: string;
  read: number;
  quotes: readonly { file: string; speaker: string | null; start: number | null; text: string }[];
};

/** The answer, the quotes with their places, and how many meetings were read. */
export function answerText({ answer, read, quotes }: PrintedAnswer): string {
  const said = quotes.map(
    ({ file, speaker, start, text }) =>
      `\n“${text}”\n  ${[speaker, file, start === null ? null : clock(start)].filter((part) => part !== null).join(', ')}`,
  );
  return `${[answer, ...said].join('\n')}\n\n${read === 1 ? '1 meeting was' : `${read} meetings were`} read.\n`;
}

function clock(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
