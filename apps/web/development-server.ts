type Environment = Record<string, string | undefined>;

/** Where the server of `npm run dev` listens: on the port that is configured as in production. */
export const developmentServer = ({ PORT }: Environment) => `http://127.0.0.1:${PORT || 8000}`;
