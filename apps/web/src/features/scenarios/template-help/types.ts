/** General practice for a template, in our own words: to be changed by whoever plans. */
export type TemplateHelp = {
  steps: readonly HelpStep[];
  messages: readonly { to: string; text: string }[];
  /** What the product computes that may help. */
  beside: readonly { label: string; to: string }[];
  /** Where more is said; nothing is quoted. */
  sources: readonly string[];
};

/** `day` counts from the event; `who` is a role. */
type HelpStep = { day: number; who: string; what: string };

/** 'Day 1, head of IT: Take the systems off the network.' */
export const stepWords = ({ day, who, what }: HelpStep): string => `Day ${day}, ${who}: ${what}`;
