import { type Department, departmentSchema } from '@rapport/contract';

export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  department: Department;
  teams: readonly string[];
};

/** A person of the directory, or a guest, who has no department. */
export type Speaker = Pick<DemoPerson, 'firstName' | 'lastName' | 'teams'> & {
  department: Department | null;
};

/** An invented maker of sensors and software for cold chains. */
export const demoOrganization = 'Larkfield';

type Row = readonly [first: string, last: string, title: string, ...teams: string[]];

const byDepartment: Record<Department, readonly Row[]> = {
  Executive: [
    ['Miriam', 'Castellanos', 'Chief Executive', 'Leadership'],
    ['Desmond', 'Achebe', 'Chief Operating Officer', 'Leadership'],
    ['Ingrid', 'Solheim', 'Chief of Staff', 'Leadership'],
  ],
  Engineering: [
    ['Tobias', 'Lindqvist', 'VP Engineering', 'Platform', 'Leadership'],
    ['Priya', 'Raghunathan', 'Senior Engineer', 'Platform'],
    ['Jonas', 'Ekberg', 'Platform Engineer', 'Platform'],
    ['Marco', 'Oliveira', 'Site Reliability Engineer', 'Platform'],
    ['Nadia', 'Rahman', 'Backend Engineer', 'Platform'],
    ['Kwame', 'Boateng', 'Backend Engineer', 'Platform'],
    ['Lena', 'Hofstad', 'Security Engineer', 'Platform'],
    ['Ravi', 'Menon', 'Frontend Lead', 'Console'],
    ['Aoife', 'Brennan', 'Frontend Engineer', 'Console'],
    ['Tomasz', 'Wilk', 'Software Engineer', 'Console'],
    ['Mei', 'Zhou', 'Test Engineer', 'Console'],
    ['Samuel', 'Ortega', 'Frontend Engineer', 'Console'],
    ['Owen', 'Gallagher', 'Firmware Engineer', 'Devices'],
    ['Ines', 'Pacheco', 'Hardware Lead', 'Devices'],
    ['Viktor', 'Halonen', 'Electronics Engineer', 'Devices'],
    ['Fatima', 'Zahrani', 'Firmware Engineer', 'Devices'],
    ['Leila', 'Haddad', 'Data Scientist', 'Early Warning'],
    ['Emeka', 'Nwosu', 'Data Engineer', 'Early Warning'],
    ['Desta', 'Alemu', 'Supply Chain Lead', 'Supply'],
    ['Paul', 'Whitmore', 'Warehouse Lead', 'Supply'],
    ['Zofia', 'Krol', 'Buyer', 'Supply'],
    ['Arjun', 'Sethi', 'Calibration Technician', 'Supply', 'Quality'],
  ],
  Product: [
    ['Hannah', 'Osei', 'Head of Product', 'Console', 'Leadership'],
    ['Daniel', 'Ferreira', 'Product Manager', 'Console'],
    ['Rosa', 'Delgado', 'Product Manager', 'Devices'],
    ['Bilal', 'Khoury', 'Product Manager', 'Early Warning'],
    ['Greta', 'Nyman', 'Product Analyst', 'Console'],
    ['Sean', 'Mulligan', 'Support Lead', 'Support'],
    ['Thandi', 'Mokoena', 'Support and Quality Specialist', 'Support', 'Quality'],
  ],
  Design: [
    ['Yuki', 'Tanabe', 'Product Designer', 'Console'],
    ['Pilar', 'Ibarra', 'Industrial Designer', 'Devices'],
    ['Elias', 'Norberg', 'Packaging Designer', 'Growth'],
    ['Mina', 'Farahani', 'Brand Designer', 'Growth'],
  ],
  Marketing: [
    ['Claire', 'Beaumont', 'Marketing Lead', 'Growth'],
    ['Beatriz', 'Nogueira', 'Technical Marketing Manager', 'Growth'],
    ['Hugo', 'Lambert', 'Events Manager', 'Growth'],
    ['Oksana', 'Melnyk', 'Content Editor', 'Growth'],
    ['Theo', 'Grantham', 'Campaign Manager', 'Growth'],
  ],
  Sales: [
    ['Marcus', 'Adeyemi', 'Head of Sales', 'New Business', 'Leadership'],
    ['Sofia', 'Marchetti', 'Account Executive', 'New Business'],
    ['Marco', 'Haines', 'Key Account Manager', 'New Business'],
    ['Nadia', 'Rossi', 'Partner Manager', 'New Business'],
    ['Callum', 'Reid', 'Tender Manager', 'New Business'],
    ['Rachel', 'Stein', 'Sales Operations Manager', 'New Business'],
    ['Kerstin', 'Vogel', 'Sales Coordinator', 'New Business'],
    ['Jamal', 'Whitfield', 'Customer Success Lead', 'Accounts'],
    ['Anjali', 'Deshpande', 'Customer Success Manager', 'Accounts'],
  ],
  HR: [
    ['Ruth', 'Kaplan', 'People Partner', 'People', 'Leadership'],
    ['Isabel', 'Fontaine', 'Recruiter', 'People'],
    ['Moses', 'Kiplagat', 'Office Manager', 'People'],
    ['Anneke', 'Visser', 'Payroll Specialist', 'People'],
    ['Nkechi', 'Balogun', 'Learning Coordinator', 'People'],
  ],
  Finance: [
    ['Graham', 'Pell', 'Finance Director', 'Ledger', 'Leadership'],
    ['Sunita', 'Bhatt', 'Controller', 'Ledger'],
    ['Felix', 'Arnaud', 'Commercial Analyst', 'Ledger'],
    ['Margaret', 'Doyle', 'Accountant', 'Ledger'],
    ['Tariq', 'Mansour', 'Contracts Manager', 'Ledger'],
  ],
};

/** The directory of the demonstration. */
export const demoPeople: readonly DemoPerson[] = Object.entries(byDepartment).flatMap(
  ([name, rows]) => {
    const department = departmentSchema.parse(name);
    return rows.map(([firstName, lastName, title, ...teams]) => ({
      email: `${firstName}.${lastName}@larkfield.example`.toLowerCase(),
      firstName,
      lastName,
      title,
      department,
      teams,
    }));
  },
);

const guests: readonly Speaker[] = [
  { firstName: 'Adwoa', lastName: 'Mensah', department: null, teams: [] },
  { firstName: 'Peter', lastName: 'Hallam', department: null, teams: [] },
];

/** Finds a person by first name, or by full name if several share the first name. */
export function speakerNamed(name: string): Speaker {
  const [speaker, another] = [...demoPeople, ...guests].filter(
    ({ firstName, lastName }) => name === firstName || name === `${firstName} ${lastName}`,
  );
  if (!speaker || another) throw new Error(`There is not exactly one '${name}'.`);
  return speaker;
}
