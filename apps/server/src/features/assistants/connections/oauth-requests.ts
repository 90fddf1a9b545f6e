import type { AssistantRequest } from '@rapport/contract';

type Asking = Pick<AssistantRequest, 'name' | 'host' | 'isThisComputer'> & { clientId: string };

/** Requests of assistants, which the account library has signed. */
export type OAuthRequests = {
  /** Sends a call to the library's OAuth server. */
  send(call: string, init: RequestInit): Promise<Response>;
  /** @throws AppError 404 for a request that is not this server's or too old */
  read(request: string): Promise<Asking>;
  /**
   * Answers for the session in the headers; without a connection, refuses. Returns the address of the assistant.
   * @throws AppError 404 as above
   */
  answer(headers: Headers, request: string, connectionId: string | undefined): Promise<string>;
};
