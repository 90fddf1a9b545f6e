/** Query keys of the scenarios stored on the server. */
export const scenarioKeys = { all: ['organization-scenarios'] } as const;
