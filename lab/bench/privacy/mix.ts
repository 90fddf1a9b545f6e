/** Most organizations keep the lowest setting. */
const settings = [5, 5, 5, 5, 5, 5, 6, 8];

/** The trial for a seed: one organization in nineteen may be large and long. */
export const trialOf = (seed: number) => ({
  smallestGroup: settings[seed % settings.length] ?? 5,
  ...(seed % 19 === 0 ? { mostPeople: 400, mostWeeks: 30 } : { mostPeople: 60, mostWeeks: 16 }),
});
