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
      /** The database can't be used any more: whatever it is asked now might wait for ever. */
      isLast: boolean;
    };

/** Nobody knows the rows' type but who wrote the statement; between the threads it is `never`, which fits all. */
export type EmbeddedResult<R = never> = { rows: R[]; affectedRows?: number | undefined };

export type EmbeddedOptions = {
  /** Without a folder the database lives in memory only. */
  dataDir?: string;
};
