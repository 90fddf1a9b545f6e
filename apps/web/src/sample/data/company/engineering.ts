import type { PersonRow } from './person-row.ts';

const margaret = 'Margaret Okafor';
const anneke = 'Anneke Visser';
const henrik = 'Henrik Aalto';
const samuel = 'Samuel Oyelaran';
const grace = 'Grace Lindholm';
const mateo = 'Mateo Ferrari';
const joanna = 'Joanna Reeves';

export const engineering: readonly PersonRow[] = [
  [margaret, 'VP of Engineering', 'Robert Lindqvist', 'Engineering', '2017-03', '='],
  [anneke, 'Director of Engineering, Core', margaret, 'Engineering', '2018-09', '+'],

  [henrik, 'Engineering Manager, Platform', anneke, 'Platform', '2020-02', '='],
  ['Tomás Leiva', 'Staff Engineer', margaret, 'Platform', '2016-06', '='],
  ['Wei Chen', 'Senior Site Reliability Engineer', henrik, 'Platform', '2019-11', '-'],
  ['Olga Ivanova', 'Senior Engineer', henrik, 'Platform', '2021-04', '-'],
  ['Rashid Khan', 'Site Reliability Engineer', henrik, 'Platform', '2022-08', '-'],
  ['Linnea Berg', 'Software Engineer', henrik, 'Platform', '2023-01', '+'],
  ['Dario Conti', 'Software Engineer', henrik, 'Platform', '2023-05', '='],
  ['Abena Mensah', 'Software Engineer', henrik, 'Platform', '2024-09', '+'],

  [samuel, 'Engineering Manager, Billing', anneke, 'Billing', '2019-05', '+'],
  ['Katarzyna Wójcik', 'Senior Engineer', samuel, 'Billing', '2020-10', '='],
  ['Ivo Marković', 'Senior Engineer', samuel, 'Billing', '2018-02', '-'],
  ['Priscilla Gomes', 'Software Engineer', samuel, 'Billing', '2022-03', '+'],
  ['Nathan Ellis', 'Software Engineer', samuel, 'Billing', '2023-11', '='],
  ['Yuki Sato', 'Software Engineer', samuel, 'Billing', '2025-02', '+'],

  [grace, 'Principal Engineer, Data', anneke, 'Data', '2017-10', '+'],
  ['Mikael Strand', 'Senior Data Engineer', grace, 'Data', '2020-06', '+'],
  ['Arjun Nair', 'Data Engineer', grace, 'Data', '2021-09', '='],
  ['Claire Dubois', 'Data Engineer', grace, 'Data', '2022-05', '='],
  ['Salma Idrissi', 'Data Scientist', grace, 'Data', '2023-03', '+'],
  ['Peter Vance', 'Analytics Engineer', grace, 'Data', '2025-06', '-'],

  [mateo, 'Engineering Manager, Mobile', margaret, 'Mobile', '2020-01', '='],
  ['Hye-jin Kim', 'Senior iOS Engineer', mateo, 'Mobile', '2020-08', '+'],
  ['Lars Nygaard', 'Senior Android Engineer', mateo, 'Mobile', '2019-07', '='],
  ['Rania Saab', 'Mobile Engineer', mateo, 'Mobile', '2022-10', '+'],
  ['Diego Fuentes', 'Mobile Engineer', mateo, 'Mobile', '2023-06', '='],
  ['Ella Novotná', 'Quality Engineer', mateo, 'Mobile', '2024-01', '+'],

  [joanna, 'Engineering Manager, Web', margaret, 'Web', '2021-03', '+'],
  ['Cedric Moreau', 'Senior Front-end Engineer', joanna, 'Web', '2019-12', '+'],
  ['Bao Nguyen', 'Front-end Engineer', joanna, 'Web', '2022-02', '+'],
  ['Silvia Greco', 'Software Engineer', joanna, 'Web', '2023-08', '+'],
  ['Akira Ito', 'Software Engineer', joanna, 'Web', '2024-04', '='],
  ['Meera Joshi', 'Quality Engineer', joanna, 'Web', '2024-11', '+'],
];
