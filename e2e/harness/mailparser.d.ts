/** Types for the used part of the library, which has none. */
declare module 'mailparser' {
  export function simpleParser(source: NodeJS.ReadableStream): Promise<{
    subject?: string;
    html: string | false;
    text?: string;
    headerLines: readonly { key: string; line: string }[];
  }>;
}
