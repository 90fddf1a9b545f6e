import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { topicCandidates } from './topic-candidates.ts';
import { topicsAmong } from './topics.ts';

function topicsOf(script: string, people: string[] = []): string[] {
  const talk = talkFrom(script);
  return topicsAmong(talk, topicCandidates(talk, people)).map(({ text }) => text);
}

const portal = `
  Ana: The customer portal is what we start with. The warehouse migration comes after.
  Bo: For the customer portal we need Project Heron to finish first, said Bill.
  Ana: Yeah, yeah, Project Heron is late. Bill told me the warehouse migration waits for it.
  Cleo: I like the customer portal. Thanks, Bo. Bo knows the warehouse migration best.
  Bo: Yeah, so Bill and I will ask the Project Heron people.`;

describe('topics', () => {
  test('are named projects and repeated phrases', () => {
    expect(topicsOf(portal).sort()).toEqual([
      'Customer portal',
      'Project Heron',
      'Warehouse migration',
    ]);
  });

  test('are never people, present or mentioned', () => {
    const topics = topicsOf(portal.replaceAll('Bill', 'Anselma'), ['Anselma']).join(' ');
    expect(topics).not.toMatch(/Ana|Bo\b|Cleo|Bill|Anselma/);
  });

  test('are never filler', () => {
    expect(
      topicsOf(
        'Ana: Yeah, you know, good stuff.\nBo: Yeah, you know, good stuff, really good stuff.',
      ),
    ).toEqual([]);
  });

  test('are not full names, called people or parts of a longer name', () => {
    const line =
      'Ana: We heard Wilbert Brown. Qadir, can you ask Qadir Bilal? We saw Madison County, and we like Madison County.';
    const topics = topicsOf([line, line, line].join('\n'));
    expect(topics).toEqual(['Madison County']);
  });

  test('are at most five', () => {
    const names = ['Heron', 'Falcon', 'Osprey', 'Kestrel', 'Merlin', 'Harrier', 'Buzzard'];
    const script = names.map(
      (name) => `Ana: We talked to Project ${name}, and Project ${name} is late.`,
    );
    expect(topicsOf([...script, ...script].join('\n'))).toHaveLength(5);
  });

  test('do not take capitals for names if the whole text is in capitals', () => {
    expect(
      topicsOf('Ana: THE WATER QUALITY REPORT IS LATE.\nBo: WHO HAS THE WATER QUALITY REPORT.'),
    ).toEqual(['Water quality report']);
  });

  test('leave out a phrase that is the job title of a speaker', () => {
    expect(
      topicsOf(
        'Project Manager: The project manager opens.\nDesigner: The project manager may close.',
      ),
    ).toEqual([]);
  });

  test.each([
    ['files', 'We opened offer_v2.docx, and offer_v2.docx has the IMG_1234 and IMG_1234.'],
    ['days and months', 'The freeze is in Sept, and on Thurs, and on Mittwoch, since février.'],
    [
      'numbers',
      'We load on the sixteenth, and the sixteenth is the end, after twenty-five on the sixteenth.',
    ],
    [
      'people of whom is spoken',
      'We asked Lucero and she said that Lucero paints what she likes, said Lucero.',
    ],
    ['layouts', 'Then came the WEBVTT and the SRT and the DSC of the WEBVTT at UTC.'],
  ])('are never %s', (_, line) => {
    expect(topicsOf(Array(5).fill(`Ana: ${line}`).join('\n'))).not.toContainEqual(
      expect.stringMatching(
        /teenth|twenty|lucero|offer|img|sept|thurs|mittwoch|février|webvtt|srt|dsc|utc/i,
      ),
    );
  });

  test('are never a general word alone', () => {
    const line =
      'Ana: I put the link in the chat. The link is strong, and this function of the link is the thing.';
    expect(topicsOf([line, line, line].join('\n'))).toEqual([]);
  });

  test('decode HTML entities', () => {
    const line = 'Ana: The Q&amp;A portal is late.&nbsp;We tested the Q&amp;A portal&gt;';
    const topics = topicsOf([line, line].join('\n')).join(' ');
    expect(topics).toContain('Q&A portal');
    expect(topics).not.toMatch(/amp|nbsp|&gt/);
  });

  test('that begin alike are listed once, and spelled-out letters are joined', () => {
    const line =
      'Ana: All Harbourites of Harbourland watch the L_C_D in Harbourland, and Harbourites like the L_C_D.';
    expect(topicsOf([line, line, line].join('\n')).sort()).toEqual(['Harbourites', 'LCD']);
  });

  test.each([
    'Liebe Kolleginnen, die Menschen im Land sehen die Menschen. Liebe Kolleginnen, das ist der erste Antrag.',
    "Le monde voit le problème du pays, et le pays voit le monde. C'est un problème, et le monde a un problème.",
    'De motie is aan de orde, en de Kamer heeft de motie. De Kamer wil de motie van orde.',
  ])('address and general nouns of another language are not topics: %s', (line) => {
    expect(topicsOf(Array(4).fill(`Ana: ${line}`).join('\n'))).toEqual([]);
  });

  test.each([
    'Das ist nicht die Frage. Wir haben auch keine Frage, und das ist immer noch so.',
    "C'est ce que vous avez fait. Nous avons dit que c'est bien fait, mais alors très bien.",
    'Eso es lo que tenemos ahora. También tenemos muchas cosas que hacer, pero entonces nada.',
    'Dat is ook wel zo. Maar wij hebben nu geen vragen, en dat is ook heel goed.',
  ])('function words of another language are not topics: %s', (line) => {
    expect(topicsOf(Array(4).fill(`Ana: ${line}`).join('\n'))).toEqual([]);
  });
});
