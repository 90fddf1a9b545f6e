import { type Random, randomFrom } from '../random.ts';
import type { PlannedMeeting } from './calendar.ts';
import { type Cast, castScene } from './cast-scene.ts';
import { secondsOf } from './layouts.ts';
import { type Lists, talkAboutItem } from './list-talk.ts';
import type { Speaker } from './people.ts';
import type { Scene } from './read-scenes.ts';
import { seedOf } from './seed.ts';
import { daysFrom, monthFrom, spoken } from './spoken-days.ts';
import { customers, spokenNumber, towns } from './vocabulary.ts';

export type SpokenLine = { person: Speaker; text: string };

/** `weeks`: the week in which each series last had the scene. */
type Used = { times: number; lastMeeting: number; weeks: Map<string, number> };

/** Enough that people who read some consecutive meetings do not notice repetitions. */
const meetingsBetweenUses = 4;
/** Between two uses in one series, of a scene whose names and numbers vary. Other scenes come once in a series. */
const weeksBetweenUses = 2;
const scenesOfTopicMax = 4;
/** A participant's mood is judged from 100 words on. */
const enoughWords = 115;
const opening = 'opening';
const closing = 'closing';

/** Writes the talk of each meeting, oldest first. Every meeting takes into account what was said before. */
export function writeTalk(
  meetings: readonly PlannedMeeting[],
  scenes: readonly Scene[],
  lists: Lists,
): SpokenLine[][] {
  const said = new Set<string>();
  const used = new Map<Scene, Used>(
    scenes.map((scene) => [
      scene,
      { times: 0, lastMeeting: Number.NEGATIVE_INFINITY, weeks: new Map() },
    ]),
  );
  return meetings.map((meeting, at) => new Talk(meeting, at, { used, lists, said }).write());
}

type Wording = { cast: Cast; chosen: Map<string, string>; use: number };

class Talk {
  readonly #meeting: PlannedMeeting;
  readonly #at: number;
  readonly #used: Map<Scene, Used>;
  readonly #lists: Lists;
  readonly #said: Set<string>;
  readonly #random: Random;
  readonly #lines: SpokenLine[] = [];
  readonly #wordsOf = new Map<Speaker, number>();

  constructor(
    meeting: PlannedMeeting,
    at: number,
    before: { used: Map<Scene, Used>; lists: Lists; said: Set<string> },
  ) {
    this.#meeting = meeting;
    this.#at = at;
    this.#used = before.used;
    this.#lists = before.lists;
    this.#said = before.said;
    this.#random = randomFrom(seedOf(`${meeting.series} ${meeting.weeksAgo}`));
  }

  write(): SpokenLine[] {
    this.#sayOne(opening);
    const topics = this.#meeting.topics.filter((topic) => this.#isSaidToday(topic));
    while (this.#words() < this.#meeting.words && topics.length > 0) {
      const topic = topics.shift() ?? '';
      const said = this.#sayTopic(topic);
      if (said > 0) topics.push(topic);
      if (this.#isLate()) continue;
      this.#sayItem();
      this.#sayItem();
    }
    while (!this.#isLate()) this.#sayItem();
    for (const topic of this.#meeting.alsoSaid) this.#sayAll(topic);
    this.#sayOne(closing);
    return this.#lines;
  }

  /** Words of scenes. */
  #words(): number {
    return [...this.#wordsOf.values()].reduce((sum, words) => sum + words, 0);
  }

  #isLate(): boolean {
    const words = this.#lines.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    return (
      secondsOf(this.#meeting.layout, { words, turns: this.#lines.length }) >=
      this.#meeting.minutes * 60
    );
  }

  /** Whether people say how they feel; in most meetings they do not. */
  #isSaidToday(topic: string): boolean {
    return !topic.endsWith('-mood') || this.#meeting.saysMoods;
  }

  /** Somebody goes through the next item of their list, and others ask. */
  #sayItem(): void {
    const { people, date } = this.#meeting;
    const [host, ...others] = people;
    this.#random.shuffle(others);
    const [reporter, other, absent] = others;
    if (!host || !reporter || !other) return;
    const talk = {
      people: this.#random.pick([
        [reporter, host, other] as const,
        [reporter, other, host] as const,
        [host, reporter, other] as const,
      ]),
      absent: absent ?? other,
      lastMonth: monthFrom(date, -1),
      nextMonth: monthFrom(date, 1),
    };
    for (const { person, text } of talkAboutItem(this.#lists, talk, this.#random, this.#said) ?? [])
      this.#add(person, text);
  }

  #add(person: Speaker, text: string): void {
    const last = this.#lines.at(-1);
    if (last?.person === person) last.text += ` ${text}`;
    else this.#lines.push({ person, text });
  }

  #sayOne(topic: string): void {
    const [found] = this.#possible(topic);
    if (found) this.#say(found);
  }

  /** Draws no chance and counts no words, so that nothing else that is said depends on it. */
  #sayAll(topic: string): void {
    const { weeksAgo, people } = this.#meeting;
    for (const [scene, used] of this.#used) {
      if (scene.topic !== topic || scene.fromWeek !== weeksAgo || used.times > 0) continue;
      const cast = castScene(scene, people);
      if (!cast) continue;
      used.times++;
      for (const { who, text } of scene.lines) {
        const person = cast.get(who);
        if (person) this.#add(person, text);
      }
    }
  }

  #sayTopic(topic: string): number {
    let said = 0;
    while (said < scenesOfTopicMax && this.#words() < this.#meeting.words) {
      const [found] = this.#possible(topic);
      if (!found) break;
      this.#say(found);
      said++;
      if (isOfOneMeeting(found.scene)) break;
    }
    return said;
  }

  /** Possible scenes: first those that do not fit later, then the least used. */
  #possible(topic: string): { scene: Scene; cast: Cast }[] {
    const { weeksAgo, series } = this.#meeting;
    const people = this.#nextToSpeak();
    return [...this.#used]
      .filter(
        ([scene, { times, lastMeeting, weeks }]) =>
          scene.topic === topic &&
          scene.fromWeek >= weeksAgo &&
          scene.toWeek <= weeksAgo &&
          times < scene.uses &&
          (!weeks.has(series) ||
            (isVaried(scene) && (weeks.get(series) ?? 0) - weeksAgo >= weeksBetweenUses)) &&
          this.#at - lastMeeting >= meetingsBetweenUses,
      )
      .sort(([a, x], [b, y]) => b.toWeek - a.toWeek || x.times - y.times)
      .flatMap(([scene]) => {
        const cast = castScene(scene, people);
        return cast ? [{ scene, cast }] : [];
      });
  }

  /**
   * All speakers in the order in which they should speak next: the host, then those who have begun and are nearest to
   * having said enough, then those who have said least.
   */
  #nextToSpeak(): Speaker[] {
    const [host, ...others] = this.#meeting.people;
    if (!host) return [];
    this.#random.shuffle(others);
    const said = (person: Speaker) => this.#wordsOf.get(person) ?? 0;
    const hasBegun = (person: Speaker) => said(person) > 0 && said(person) < enoughWords;
    return [
      host,
      ...others.filter(hasBegun).sort((a, b) => said(b) - said(a)),
      ...others.filter((person) => !hasBegun(person)).sort((a, b) => said(a) - said(b)),
    ];
  }

  #say({ scene, cast }: { scene: Scene; cast: Cast }): void {
    const used = this.#used.get(scene);
    if (!used) return;
    const chosen = new Map<string, string>();
    for (const { who, text } of scene.lines) {
      const person = cast.get(who);
      if (!person) continue;
      const said = this.#worded(text, { cast, chosen, use: used.times });
      const words = said.split(' ').length;
      this.#wordsOf.set(person, (this.#wordsOf.get(person) ?? 0) + words);
      this.#add(person, said);
    }
    used.times++;
    used.lastMeeting = this.#at;
    used.weeks.set(this.#meeting.series, this.#meeting.weeksAgo);
  }

  #worded(text: string, { cast, chosen, use }: Wording): string {
    return text
      .replace(/\[([^\]]+)\]/g, (_, choices: string) => {
        const words = choices.split('|');
        return words[use % words.length] ?? '';
      })
      .replace(/\{([^}]+)\}/g, (_, slot: string) => {
        const word = chosen.get(slot) ?? this.#filled(slot, cast);
        chosen.set(slot, word);
        return word;
      })
      .replace(/(?:^|[.?!] )\p{Ll}/gu, (start) => start.toUpperCase());
  }

  #filled(name: string, cast: Cast): string {
    const [, from, to] = /^n (\d+)-(\d+)$/.exec(name) ?? [];
    if (from && to) return spokenNumber(Math.round(this.#random.between(Number(from), Number(to))));

    const { date, people } = this.#meeting;
    const words: Record<string, () => string> = {
      today: () => spoken(daysFrom(date, 0), { weekday: 'long' }),
      day: () => spoken(daysFrom(date, this.#workdaysToWait()), { weekday: 'long' }),
      month: () => monthFrom(date, 0),
      nextmonth: () => monthFrom(date, 1),
      lastmonth: () => monthFrom(date, -1),
      customer: () => this.#random.pick(customers),
      town: () => this.#random.pick(towns),
      host: () => people[0]?.firstName ?? '',
    };
    const person = cast.get(name)?.firstName ?? words[name]?.();
    if (person === undefined) throw new Error(`Nobody is cast as '${name}'.`);
    return person;
  }

  /** Days to one of the next workdays. */
  #workdaysToWait(): number {
    const weekday = daysFrom(this.#meeting.date, 0).getUTCDay();
    const friday = 5;
    const toFriday = friday - weekday;
    const afterWeekend = [toFriday + 3, toFriday + 4];
    const thisWeek = [1, 2, 3, 4].filter((days) => days <= toFriday);
    return this.#random.pick(thisWeek.length > 1 ? thisWeek : [...thisWeek, ...afterWeekend]);
  }
}

const isVaried = ({ lines }: Scene) =>
  lines.some(({ text }) => /\{(?:customer|town|n )/.test(text));

/**
 * Scenes for one meeting say how people feel. They do not follow each other, so that feelings are spread over the
 * meeting.
 */
const isOfOneMeeting = ({ uses }: Scene) => uses === 1;
