import type { PersonRow } from './person-row.ts';

const priya = 'Priya Raman';
const ben = 'Ben Adler';
const noor = 'Noor El-Sayed';
const ilse = 'Ilse Vandenberg';

export const product: readonly PersonRow[] = [
  [priya, 'Product Director', 'Eleanor Marsh', 'Product', '2018-01', '+'],
  [ben, 'Senior Product Manager, Checkout', priya, 'Product', '2019-03', '+'],
  [noor, 'Senior Product Manager, Pricing', priya, 'Product', '2020-05', '+'],
  ['Tessa Vermeulen', 'Product Manager, Billing', noor, 'Product', '2021-02', '+'],
  ['Marco Rinaldi', 'Product Manager, Onboarding', ben, 'Product', '2021-10', '='],
  ['Aiko Tanaka', 'Product Manager, Mobile', ben, 'Product', '2022-01', '+'],
  ['Ravi Menon', 'Technical Product Manager', noor, 'Product', '2020-11', '+'],
  ['Dylan Price', 'Product Operations Manager', priya, 'Product', '2021-06', '+'],
  ['Zsófia Kiss', 'Product Analyst', noor, 'Product', '2022-09', '+'],
  ['Farid Karimi', 'Product Analyst', noor, 'Product', '2023-02', '='],
  ['Hannah Weiss', 'Product Owner', ben, 'Product', '2022-06', '+'],
  ['Luis Ferreira', 'Product Owner', ben, 'Product', '2023-04', '+'],
  ['Emma Johansson', 'Associate Product Manager', ben, 'Product', '2024-08', '+'],
  ['Chloe Bennett', 'Customer Insight Manager', priya, 'Product', '2022-11', '+'],
];

export const design: readonly PersonRow[] = [
  [ilse, 'Design Lead', 'Daniel Cho', 'Design', '2019-01', '+'],
  ['Jun Park', 'Senior Product Designer', ilse, 'Design', '2019-10', '+'],
  ['Beatriz Campos', 'Senior Product Designer', ilse, 'Design', '2020-04', '+'],
  ['Theo Lambert', 'Product Designer', ilse, 'Design', '2022-07', '+'],
  ['Freya Olsen', 'Product Designer', ilse, 'Design', '2023-09', '+'],
  ['Imani Brooks', 'Brand Designer', ilse, 'Design', '2021-08', '+'],
  ['Viktor Sokolov', 'Motion Designer', ilse, 'Design', '2022-12', '-'],
  ['Sana Malik', 'User Researcher', ilse, 'Design', '2021-11', '+'],
  ['Nicolas Roy', 'UX Writer', ilse, 'Design', '2024-03', '+'],
];
