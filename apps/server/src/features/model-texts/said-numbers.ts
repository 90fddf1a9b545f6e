const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals: Record<string, string> = {
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};
const values = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

/** In digits, also numbers written as words. A lone 'one' is ignored. */
export function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [digits] of text.matchAll(/\d+(?:[.,:]\d+)*/g))
    found.add(digits.replaceAll(/,(?=\d{3})/g, ''));
  let sum = 0;
  let last = 0;
  const close = () => {
    if (sum + last > 1) found.add(String(sum + last));
    sum = 0;
    last = 0;
  };
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+|[^\p{L}\s-]/gu)) {
    const value = valueIn(word);
    const scale = scales.get(word);
    if (scale) {
      sum += Math.max(last, 1) * scale;
      last = 0;
    } else if (value !== undefined) {
      if (last >= 20 && last % 10 === 0 && value < 10) last += value;
      else {
        if (last > 0) close();
        last = value;
      }
    } else if (word !== 'and' || sum === 0) close();
  }
  close();
  return found;
}

/** For words such as 'four', 'fourth' or 'twentieth'. */
function valueIn(word: string): number | undefined {
  const cardinal = ordinals[word] ?? word.replace(/tieth$/, 'ty').replace(/th$/, '');
  return values.get(word) ?? values.get(cardinal);
}
