import type { Context } from '../scene/context.ts';

type Mark = {
  colour: Context['fillStyle'];
  alpha: number;
  width: number;
  dash: readonly number[];
  circles: readonly { x: number; y: number; radius: number }[];
};

/** Records the last picture. Every character is 6 px wide. */
export class RecordingContext implements Context {
  fillStyle: Context['fillStyle'] = '';
  strokeStyle: Context['strokeStyle'] = '';
  font = '';
  globalAlpha = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  lineWidth = 1;
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';

  pictures = 0;
  veils = 0;
  /** Left, top, width, height. */
  images: number[][] = [];
  transform: readonly number[] = [];
  fills: Mark[] = [];
  strokes: Mark[] = [];
  texts: { text: string; x: number; y: number; font: string }[] = [];

  #dash: readonly number[] = [];
  #circles: { x: number; y: number; radius: number }[] = [];

  clearRect(): void {
    this.pictures += 1;
    this.veils = 0;
    this.images = [];
    this.fills = [];
    this.strokes = [];
    this.texts = [];
  }
  setTransform(...transform: unknown[]): void {
    this.transform = transform.filter((part) => typeof part === 'number');
  }
  setLineDash(dash: Iterable<number>): void {
    this.#dash = [...dash];
  }
  beginPath(): void {
    this.#circles = [];
  }
  drawImage(_image: unknown, ...to: number[]): void {
    this.images.push(to);
  }
  fillRect(): void {
    this.veils += 1;
  }
  moveTo(): void {}
  lineTo(): void {}
  bezierCurveTo(): void {}
  arc(x: number, y: number, radius: number): void {
    this.#circles.push({ x, y, radius });
  }
  fill(): void {
    this.fills.push(this.#mark(this.fillStyle));
  }
  stroke(): void {
    this.strokes.push(this.#mark(this.strokeStyle));
  }
  strokeText(): void {}
  fillText(text: string, x: number, y: number): void {
    this.texts.push({ text, x, y, font: this.font });
  }
  measureText(text: string): TextMetrics {
    return Object.assign(Object.create(null), { width: text.length * 6 });
  }

  #mark(colour: Context['fillStyle']): Mark {
    return {
      colour,
      alpha: this.globalAlpha,
      width: this.lineWidth,
      dash: this.#dash,
      circles: this.#circles,
    };
  }
}
