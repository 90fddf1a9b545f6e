import { type Token, tokensIn } from './tokens.ts';

/** Where a turn says a thing, in the order of the text. */
export function saysThing(text: string, key: string): { from: number; to: number } | null {
  const forms = key.split(' ');
  const tokens = tokensIn(text);
  const whole = placeOf(tokens, forms);
  if (whole) return whole;
  const [first = ''] = forms;
  const short = forms.length > 1 ? tokens.find((one) => one.isCapital && one.form === first) : null;
  return short ? { from: short.from, to: short.to } : null;
}

/** Articles between the words are passed over, as in 'the key to the cold store'. */
function placeOf(tokens: readonly Token[], forms: readonly string[]) {
  for (const [at, token] of tokens.entries()) {
    const to = matchAt(tokens, at, forms);
    if (to !== null) return { from: token.from, to };
  }
  return null;
}

const passedOver: ReadonlySet<string> = new Set(['the', 'our', 'my', 'a', 'of', 'for', 'to']);

export function matchAt(
  tokens: readonly Token[],
  at: number,
  forms: readonly string[],
): number | null {
  let place = at;
  let end = null;
  for (const [index, form] of forms.entries()) {
    while (index > 0 && tokens[place]?.form !== form && passedOver.has(tokens[place]?.form ?? ''))
      place += 1;
    const token = tokens[place];
    if (token?.form !== form) return null;
    if (index > 0 && !token.follows) return null;
    end = token.to;
    place += 1;
  }
  return end;
}
