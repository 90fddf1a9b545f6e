/** Walks over lines without splitting the text; finds `-->` cheaply. */
export class LineCursor {
  readonly text: string;
  /** Start and end, without the line break. */
  start = 0;
  end: number;
  #arrow: number;

  constructor(text: string) {
    this.text = text;
    this.end = endOfLine(text, 0);
    this.#arrow = text.indexOf('-->');
  }

  get isDone(): boolean {
    return this.start >= this.text.length;
  }

  get isEmpty(): boolean {
    return this.end === this.start;
  }

  get line(): string {
    return this.text.slice(this.start, this.end);
  }

  /** Looked up once for all lines before the next arrow. */
  get holdsArrow(): boolean {
    if (this.#arrow >= 0 && this.#arrow < this.start) {
      this.#arrow = this.text.indexOf('-->', this.start);
    }
    return this.#arrow >= 0 && this.#arrow + 3 <= this.end;
  }

  next() {
    this.start = Math.min(this.end + 1, this.text.length);
    this.end = endOfLine(this.text, this.start);
  }

  /** Moves to the next blank line or time line; returns the end of the lines passed. */
  skipBlock(): number {
    let passed = this.start;
    while (!(this.isDone || this.isEmpty || this.holdsArrow)) {
      passed = this.end;
      this.next();
    }
    return passed;
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
