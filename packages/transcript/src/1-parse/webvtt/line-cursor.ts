export class LineCursor {
  readonly text: string;
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
