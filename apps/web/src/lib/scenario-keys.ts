/** Query keys of the scenarios stored on the server. */
export const ownScenarioKeys = { all: ['own-scenarios'] } as const;
