import { readdir, readFile } from 'node:fs/promises';

/** `who` is a person of the directory by name, or a role such as 'PF1' (see cast-scene.ts). */
export type SceneLine = { who: string; text: string };

/** A piece of talk that fits meetings from `fromWeek` to `toWeek` weeks ago. */
export type Scene = {
  id: string;
  topic: string;
  fromWeek: number;
  toWeek: number;
  /** In how many meetings it may be said, at most. */
  uses: number;
  lines: SceneLine[];
};

const folder = new URL('./scenes/', import.meta.url);
const usesByDefault = 3;
const head = /^@ (\d+)-(\d+)(?: x(\d+))?$/;
const spoken = /^([A-Z][\p{L} ]*\d?): (.+)$/u;

/**
 * Reads all scenes. Each file of the folder is a topic. '@ 26-18' starts a scene that fits from 26 to 18 weeks ago;
 * an added 'x1' limits it to one meeting. '[a|b]' stands for either a or b.
 */
export async function readScenes(): Promise<Scene[]> {
  const names = (await readdir(folder)).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
  return files.flatMap(({ name, text }) => scenesIn(text, name.replace(/\.txt$/, '')));
}

function scenesIn(text: string, topic: string): Scene[] {
  const scenes: Scene[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const [isHead, from, to, uses] = head.exec(line) ?? [];
    const [isSpoken, who = '', words = ''] = spoken.exec(line) ?? [];
    const scene = scenes.at(-1);
    if (isHead)
      scenes.push({
        id: `${topic} ${scenes.length + 1}`,
        topic,
        fromWeek: Number(from),
        toWeek: Number(to),
        uses: Number(uses ?? usesByDefault),
        lines: [],
      });
    else if (isSpoken && scene) scene.lines.push({ who, text: words });
    else if (line !== '') throw new Error(`${topic}.txt, line ${at + 1}: '${line}' is no scene.`);
  }
  return scenes;
}
