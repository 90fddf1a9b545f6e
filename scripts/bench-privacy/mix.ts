/** Most organizations keep the lowest setting. */
const settings = [5, 5, 5, 5, 5, 5, 6, 8];

export const smallestGroupOf = (seed: number) => settings[seed % settings.length] ?? 5;

/** One in five may have up to 400 people, the others up to 60. */
export const mostPeopleOf = (seed: number) => (seed % 5 === 0 ? 400 : 60);
