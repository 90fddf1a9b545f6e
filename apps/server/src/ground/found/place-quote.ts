export type TurnText = { index: number; start: number | null; text: string };

/** The turn that says the quote, the nearest to where it was; undefined if none does. */
export function placeOfQuote(
  { quote, turn }: { quote: string | null; turn: number | null },
  turns: readonly TurnText[],
): TurnText | undefined {
  const places = quote ? turns.filter(({ text }) => text.includes(quote)) : [];
  const far = ({ index }: TurnText) => Math.abs(index - (turn ?? 0));
  return places.toSorted((a, b) => far(a) - far(b))[0];
}
