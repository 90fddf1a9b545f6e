import { Blocks } from './blocks.ts';
import type { Figure } from './figure.ts';
import { Remainders } from './remainders.ts';

/** The known figures of one period. */
export class Page {
  readonly remainders = new Remainders();
  /** Blocks of the first figures. Computed on demand, since most pages are only compared with. */
  private divided = { blocks: Blocks.none, figures: 0 };
  private split: { from: Blocks; by: Figure; blocks: Blocks } | null = null;

  add(figure: Figure): void {
    if (!this.remainders.has(figure)) this.remainders.add(figure);
  }

  blocks(): Blocks {
    const { figures } = this.remainders;
    for (const figure of figures.slice(this.divided.figures))
      this.divided = {
        blocks: this.splitBy(figure),
        figures: this.divided.figures + 1,
      };
    return this.divided.blocks;
  }

  blocksWith(figure: Figure): Blocks {
    this.blocks();
    return this.splitBy(figure);
  }

  private splitBy(figure: Figure): Blocks {
    const from = this.divided.blocks;
    if (this.split?.from !== from || this.split.by !== figure)
      this.split = { from, by: figure, blocks: from.splitBy(figure) };
    return this.split.blocks;
  }
}
