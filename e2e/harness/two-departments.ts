import { expect, type Page } from '@playwright/test';
import { paths, seriesListSchema, tiedPeopleSchema } from '@rapport/contract';
import { sendFile } from './send-file.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** At least two weeks ago, so that the week is over in every time zone. */
export const dateDaysAgo = (days: number) =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const sales = ['Marta Lind', 'Sanne Boer', 'Fenna Bos', 'Greta Holm', 'Milan Roth', 'Tom Reis'];
const finance = ['Jan Huber', 'Olli Marsh', 'Ewa Kowal', 'Lena Voss', 'Yusuf Kaya', 'Dora Pike'];

const directory = [
  'email,firstName,lastName,title,department',
  ...[...sales, ...finance].map((name, at) => {
    const [first = '', last = ''] = name.split(' ');
    const department = at < sales.length ? 'Sales' : 'Finance';
    return `${first.toLowerCase()}@example.com,${first},${last},${department} Lead,${department}`;
  }),
].join('\n');

/** Everybody answers the previous speaker, seven times. */
const talk = (people: readonly string[]) =>
  Array.from(
    { length: 7 * people.length },
    (_, at) =>
      `${people[at % people.length]}: We moved the price list to the new system, part ${at}.`,
  ).join('\n');

/** Five analyses take longer than the usual wait for a screen. */
const analysedWithinMs = 90_000;

/** A different text for each day, because the same words twice would be the same meeting. */
const callOf = (days: number) =>
  Array.from(
    { length: 4 },
    (_, at) =>
      `Marta Lind: The billing migration needs a new date, I think, in round ${days + at}.\n` +
      'Jan Huber: I will look at it on Tuesday, thank you.',
  ).join('\n');

/**
 * Sales and Finance with six people each, connected by ties in a ring. Only Marta Lind connects the two, in a series
 * of calls that she opens and in which only she speaks of the billing migration.
 */
export async function seedTwoDepartments(page: Page) {
  await page.goto('/');
  await sendFile(page, paths.importUsers, 'people.csv', directory);
  const upload = (days: number, title: string, words: string) =>
    sendFile(page, paths.uploadTranscript, `${dateDaysAgo(days)} ${title}.txt`, words);
  await upload(14, 'sales', talk(sales));
  await upload(14, 'finance', talk(finance));
  for (const days of [14, 21, 28]) await upload(days, 'Carrier call', callOf(days));
  await expect
    .poll(
      async () => {
        const [people, series] = await Promise.all(
          [paths.tiedPeople, paths.seriesList].map(async (path) =>
            (await page.request.get(path)).json(),
          ),
        );
        return [
          tiedPeopleSchema.parse(people).people.length,
          seriesListSchema.parse(series).series.map(({ meetings }) => meetings),
        ];
      },
      { timeout: analysedWithinMs },
    )
    .toEqual([12, [3]]);
}
