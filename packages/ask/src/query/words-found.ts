/** Values with the pattern of their words; the first pattern that matches applies. */
export type Words<T> = readonly (readonly [T, RegExp])[];

export const words = (pattern: string): RegExp => new RegExp(`(?<= )(?:${pattern})(?= )`);

/** The value whose words a masked question says, and those words; null without any. */
export function found<T>(of: Words<T>, text: string): { one: T; said: string } | null {
  for (const [one, pattern] of of) {
    const said = pattern.exec(text)?.[0];
    if (said !== undefined) return { one, said };
  }
  return null;
}
