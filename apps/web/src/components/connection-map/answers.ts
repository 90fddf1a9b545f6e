import { Interaction } from './live/interaction.ts';
import { drawFront } from './scene/draw-front.ts';

/** How the map answers those who use it: loaded when somebody first does. */
export const answers = { Interaction, drawFront };
