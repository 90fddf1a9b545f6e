import { setupServer } from 'msw/node';

/** The mocked server. Each test adds its handlers. */
export const server = setupServer();
