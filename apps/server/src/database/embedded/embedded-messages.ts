export type EmbeddedWork =
  | { kind: 'query'; sql: string; parameters: unknown[] }
  | { kind: 'script'; sql: string }
  | { kind: 'close' };

export type EmbeddedRequest = { id: number } & EmbeddedWork;

export type EmbeddedReply<R> =
  | ({ id: number } & EmbeddedResult<R>)
  | {
      id: number;
      error: { message: string; code?: string; constraint?: string };
      /** The database is unusable: further requests might hang. */
      isLast: boolean;
    };

/**
 * Only the caller knows the type of the rows. Between threads it is `never`, which fits every type.
 */
export type EmbeddedResult<R = never> = { rows: R[]; affectedRows?: number | undefined };

export type EmbeddedOptions = {
  /** In memory if omitted. */
  dataDir?: string;
};
