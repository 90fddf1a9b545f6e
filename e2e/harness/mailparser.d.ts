/** The part of the library that is used here; it comes without types. */
declare module 'mailparser' {
  export function simpleParser(
    source: NodeJS.ReadableStream,
  ): Promise<{ subject?: string; html: string | false; text?: string }>;
}
