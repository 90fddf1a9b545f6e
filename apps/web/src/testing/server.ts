import { setupServer } from 'msw/node';

/** Stands in for the product's server. Each test says what it answers. */
export const server = setupServer();
