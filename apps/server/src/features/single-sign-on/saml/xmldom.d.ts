/** Types for the used parts only. The package's own types would add browser types to all programs here. */
export type Element = {
  readonly namespaceURI: string | null;
  readonly localName: string;
  readonly parentNode: object | null;
  readonly textContent: string | null;
  /** Empty if there is no such attribute. */
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
