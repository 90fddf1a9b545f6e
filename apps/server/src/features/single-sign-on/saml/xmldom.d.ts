/** What is used of it. Its own types would add those of browsers to all programs here. */
export type Element = {
  readonly namespaceURI: string | null;
  readonly localName: string;
  readonly parentNode: object | null;
  readonly textContent: string | null;
  /** Empty if it is not there. */
  getAttribute(name: string): string;
  getElementsByTagNameNS(namespace: string, localName: string): ArrayLike<Element>;
};

export type Document = Pick<Element, 'getElementsByTagNameNS'> & {
  /** Null for an empty text. */
  readonly documentElement: Element | null;
};

export type Options = {
  errorHandler?: Record<'warning' | 'error' | 'fatalError', (message: string) => void>;
};

export class DOMParser {
  constructor(options?: Options);
  parseFromString(xml: string, type: 'text/xml'): Document;
}
