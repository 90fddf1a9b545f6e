/** Of what the server holds about scenarios. */
export const ownScenarioKeys = { all: ['own-scenarios'] } as const;
