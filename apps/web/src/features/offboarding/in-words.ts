const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Small numbers as they stand in a sentence. */
export const inWords = (value: number): string => words[value] ?? `${value}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
