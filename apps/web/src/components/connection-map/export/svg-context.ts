import type { Context } from '../scene/context.ts';

/** Decimals of coordinates. */
const digits = 2;

/**
 * The parts of a 2D context that the map uses, writing SVG. Consecutive shapes of one style form a
 * group.
 */
export class SvgContext implements Context {
  fillStyle: Context['fillStyle'] = '#000000';
  strokeStyle: Context['strokeStyle'] = '#000000';
  font = '';
  globalAlpha = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  lineWidth = 1;
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';

  readonly #groups: { look: string; shapes: string[] }[] = [];
  #dash: readonly number[] = [];
  #path: string[] = [];
  #circle: string | null = null;

  /** Width and height in pixels. */
  document({ title, width, height }: { title: string; width: number; height: number }): string {
    const groups = this.#groups.map(({ look, shapes }) => `<g ${look}>${shapes.join('')}</g>`);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<title>${inXml(title)}</title>`,
      ...groups,
      '</svg>\n',
    ].join('\n');
  }

  /** SVG needs no device pixel ratio. */
  setTransform(): void {}
  /** A new document is empty. */
  clearRect(): void {}
  drawImage(): void {
    throw new Error('A picture of lines takes in no pictures of pixels');
  }

  beginPath(): void {
    this.#path = [];
    this.#circle = null;
  }
  moveTo(x: number, y: number): void {
    this.#path.push(`M${short(x)} ${short(y)}`);
  }
  lineTo(x: number, y: number): void {
    this.#path.push(`L${short(x)} ${short(y)}`);
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#path.push(`C${[x1, y1, x2, y2, x, y].map(short).join(' ')}`);
  }
  /** The map draws full circles only. */
  arc(x: number, y: number, radius: number): void {
    this.#circle = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`;
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.#add(
      this.#fillLook(),
      `<path d="M${short(x)} ${short(y)}h${width}v${height}h${-width}z"/>`,
    );
  }
  fill(): void {
    this.#add(this.#fillLook(), this.#shape());
  }
  stroke(): void {
    const dash =
      this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.map(short).join(' ')}"` : '';
    this.#add(`${this.#strokeLook()} stroke-linecap="${this.lineCap}"${dash}`, this.#shape());
  }
  setLineDash(dash: Iterable<number>): void {
    this.#dash = [...dash];
  }
  strokeText(text: string, x: number, y: number): void {
    this.#add(
      `${this.#strokeLook()} ${this.#textLook()} stroke-linejoin="${this.lineJoin}" aria-hidden="true"`,
      textAt(text, x, y),
    );
  }
  fillText(text: string, x: number, y: number): void {
    this.#add(`${this.#fillLook()} ${this.#textLook()}`, textAt(text, x, y));
  }

  #shape(): string {
    return this.#circle ?? `<path d="${this.#path.join('')}"/>`;
  }

  #fillLook(): string {
    return `fill="${colourOf(this.fillStyle)}"${opacity('fill', this.globalAlpha)}`;
  }

  #strokeLook(): string {
    return `fill="none" stroke="${colourOf(this.strokeStyle)}"${opacity('stroke', this.globalAlpha)} stroke-width="${short(this.lineWidth)}"`;
  }

  /** Splits the canvas's `font` shorthand, which some drawing programs do not read. */
  #textLook(): string {
    const [, weight = '400', size = '12px', family = 'sans-serif'] =
      /^(\d+) (\d+px) (.+)$/.exec(this.font) ?? [];
    const baseline = this.textBaseline === 'middle' ? 'central' : 'auto';
    return `font-weight="${weight}" font-size="${size}" font-family="${inXml(family)}" dominant-baseline="${baseline}"`;
  }

  #add(look: string, shape: string): void {
    const last = this.#groups.at(-1);
    if (last?.look === look) last.shapes.push(shape);
    else this.#groups.push({ look, shapes: [shape] });
  }
}

function textAt(text: string, x: number, y: number): string {
  return `<text x="${short(x)}" y="${short(y)}">${inXml(text)}</text>`;
}

function opacity(of: 'fill' | 'stroke', alpha: number): string {
  return alpha === 1 ? '' : ` ${of}-opacity="${short(alpha)}"`;
}

/** The map uses plain colours only. */
function colourOf(style: Context['fillStyle']): string {
  if (typeof style !== 'string') throw new Error('A picture of lines knows plain colours only');
  return inXml(style);
}

function short(value: number): string {
  return String(Number(value.toFixed(digits)));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Also removes characters that XML forbids. */
function inXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
