/** How much of a project rests on someone. */
type Weight = 'leads' | 'carries' | 'advises';

type Membership = { employeeId: string; involvement: string; weight: Weight };

export type StrategicProject = { name: string; members: readonly Membership[] };

type MemberRow = readonly [employeeId: string, involvement: string, weight?: Weight];

const project = (name: string, ...rows: MemberRow[]): StrategicProject => ({
  name,
  members: rows.map(([employeeId, involvement, weight = 'carries']) => {
    return { employeeId, involvement, weight };
  }),
});

export const strategicProjects: readonly StrategicProject[] = [
  project(
    'Pricing 2027',
    ['priya-raman', 'Decides', 'leads'],
    ['noor-el-sayed', 'Product lead', 'leads'],
    ['tomas-leiva', 'Migration author'],
    ['grace-lindholm', 'Price book data'],
    ['ravi-menon', 'Requirements'],
    ['amira-haddad', 'Revenue model'],
    ['beatriz-campos', 'Pricing page'],
    ['jonas-keller', 'Voice of Sales', 'advises'],
    ['layla-aziz', 'Launch plan'],
    ['maya-cohen', 'Quote templates'],
    ['camille-laurent', 'Sponsor', 'advises'],
  ),
  project(
    'Self-serve checkout',
    ['ben-adler', 'Product lead', 'leads'],
    ['priya-raman', 'Sponsor', 'advises'],
    ['cedric-moreau', 'Technical lead', 'leads'],
    ['joanna-reeves', 'Delivery'],
    ['bao-nguyen', 'Front end'],
    ['jun-park', 'Design'],
    ['hannah-weiss', 'Backlog'],
    ['priscilla-gomes', 'Payments'],
    ['tomas-leiva', 'Reviewer', 'advises'],
    ['george-papadakis', 'Client pilots'],
  ),
  project(
    'Billing reliability',
    ['tomas-leiva', 'Technical lead', 'leads'],
    ['margaret-okafor', 'Sponsor', 'leads'],
    ['samuel-oyelaran', 'Delivery'],
    ['katarzyna-wojcik', 'Invoice engine'],
    ['ivo-markovic', 'Tax rules'],
    ['wei-chen', 'Failover'],
    ['tessa-vermeulen', 'Requirements'],
    ['amira-haddad', 'Reconciliation'],
  ),
  project(
    'Onboarding revamp',
    ['marco-rinaldi', 'Product lead', 'leads'],
    ['luis-ferreira', 'Backlog'],
    ['sana-malik', 'Research'],
    ['theo-lambert', 'Design'],
    ['nicolas-roy', 'Texts'],
    ['silvia-greco', 'Front end'],
    ['chloe-bennett', 'Customer panel'],
    ['priya-raman', 'Sponsor', 'advises'],
    ['tomas-leiva', 'Adviser', 'advises'],
  ),
  project(
    'Office consolidation',
    ['daniel-cho', 'Sponsor', 'leads'],
    ['patrick-oshea', 'Leases', 'leads'],
    ['petra-novak', 'People questions'],
    ['amira-haddad', 'Costs', 'advises'],
    ['adaeze-nwosu', 'Communication'],
  ),
  project(
    'Data centre exit',
    ['anneke-visser', 'Owner', 'leads'],
    ['robert-lindqvist', 'Sponsor', 'advises'],
    ['tomas-leiva', 'Capacity plan', 'advises'],
    ['rashid-khan', 'Migration'],
    ['olga-ivanova', 'Identity service'],
    ['patrick-oshea', 'Contracts'],
    ['margaret-okafor', 'Steering group', 'advises'],
  ),
  project(
    'Mobile 5.0',
    ['mateo-ferrari', 'Engineering lead', 'leads'],
    ['aiko-tanaka', 'Product lead', 'leads'],
    ['hye-jin-kim', 'iOS'],
    ['lars-nygaard', 'Android'],
    ['ella-novotna', 'Quality'],
    ['freya-olsen', 'Design'],
    ['viktor-sokolov', 'Motion'],
  ),
  project(
    'Enterprise renewals 2027',
    ['jonas-keller', 'Owner', 'leads'],
    ['marcus-webb', 'Sales lead', 'leads'],
    ['tom-hartley', 'Halden Group and Baltic Freight'],
    ['sofia-lindgren', 'Partner accounts'],
    ['camille-laurent', 'Sponsor', 'advises'],
    ['priya-raman', 'Product commitments', 'advises'],
  ),
  project(
    'Hiring plan for 2027',
    ['helena-brandt', 'Owner', 'leads'],
    ['ruth-salgado', 'Engineering positions'],
    ['oliver-grant', 'Sourcing'],
    ['margaret-okafor', 'Engineering needs'],
    ['amira-haddad', 'Budget'],
  ),
  project(
    'Brand refresh',
    ['noah-whitfield', 'Owner', 'leads'],
    ['imani-brooks', 'Brand design'],
    ['isabel-navarro', 'Voice and texts'],
    ['tariq-hussain', 'Press'],
    ['ilse-vandenberg', 'Design principles', 'advises'],
  ),
];

export const projectsOf = (employeeId: string): StrategicProject[] =>
  strategicProjects.filter(({ members }) =>
    members.some((member) => member.employeeId === employeeId),
  );
