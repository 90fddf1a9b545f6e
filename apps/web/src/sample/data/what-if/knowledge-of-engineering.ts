import { area } from './knowledge-area.ts';

export const knowledgeOfEngineering = [
  // Areas of Tomás Leiva.
  area('Schema service', 'critical', { 'tomas-leiva': 95 }, 22),
  area('On-call runbooks', 'critical', { 'tomas-leiva': 85, 'anneke-visser': 41 }),
  area('Price book migration', 'high', { 'tomas-leiva': 85, 'grace-lindholm': 58 }),
  area('Vendor contracts, data centre', 'medium', {
    'tomas-leiva': 60,
    'anneke-visser': 40,
    'amira-haddad': 40,
  }),
  area('Event pipeline', 'high', {
    'tomas-leiva': 60,
    'grace-lindholm': 55,
    'mateo-ferrari': 35,
  }),
  area('Code review for new staff', 'medium', { 'tomas-leiva': 90, 'samuel-oyelaran': 83 }),
  area('Design system build', 'low', {
    'ilse-vandenberg': 80,
    'mateo-ferrari': 60,
    'tomas-leiva': 40,
  }),

  area('Engineering budget', 'critical', { 'margaret-okafor': 90, 'robert-lindqvist': 45 }),
  area('Incident decisions', 'critical', { 'margaret-okafor': 80, 'wei-chen': 38 }, 10),
  area('Staffing across the five teams', 'high', { 'margaret-okafor': 75, 'anneke-visser': 55 }),
  area('Architecture board', 'high', { 'margaret-okafor': 70, 'robert-lindqvist': 65 }, 20),
  area('Promotions and pay bands', 'medium', { 'margaret-okafor': 60, 'ruth-salgado': 70 }),
  area('Relations with the data centre', 'medium', { 'anneke-visser': 85, 'patrick-oshea': 45 }),

  area('Capacity planning', 'high', { 'wei-chen': 75, 'rashid-khan': 45 }),
  area('Failover between sites', 'critical', { 'wei-chen': 80, 'olga-ivanova': 35 }, 15),
  area('Observability stack', 'medium', { 'rashid-khan': 70, 'linnea-berg': 40 }, 30),
  area('Release train', 'medium', { 'henrik-aalto': 70, 'dario-conti': 50, 'joanna-reeves': 35 }),
  area('Identity service', 'high', { 'olga-ivanova': 80, 'abena-mensah': 30 }, 20),
  area('Internal tooling', 'low', { 'dario-conti': 65, 'abena-mensah': 55 }, 30),
  area('Build infrastructure', 'medium', { 'linnea-berg': 60, 'dario-conti': 45 }, 25),

  area('Invoice engine', 'critical', { 'katarzyna-wojcik': 80, 'ivo-markovic': 50 }),
  area('Tax rules by country', 'high', { 'ivo-markovic': 85, 'nadia-rahman': 30 }, 12),
  area('Payment providers', 'high', { 'samuel-oyelaran': 65, 'priscilla-gomes': 45 }, 15),
  area('Dunning and retries', 'medium', { 'priscilla-gomes': 60, 'nathan-ellis': 50 }, 20),
  area('Billing test data', 'low', { 'yuki-sato': 60, 'nathan-ellis': 55 }, 40),

  area('Warehouse model', 'high', { 'grace-lindholm': 70, 'mikael-strand': 65 }, 20),
  area('Streaming jobs', 'medium', { 'mikael-strand': 70, 'arjun-nair': 45 }),
  area('Sentiment models', 'high', { 'salma-idrissi': 80, 'grace-lindholm': 40 }, 25),
  area('Finance reporting tables', 'medium', { 'peter-vance': 85 }, 30),
  area('Data quality checks', 'low', { 'claire-dubois': 65, 'arjun-nair': 50 }, 30),

  area('Mobile release process', 'high', { 'mateo-ferrari': 65, 'hye-jin-kim': 55 }, 15),
  area('iOS app', 'medium', { 'hye-jin-kim': 80, 'rania-saab': 45 }),
  area('Android app', 'medium', { 'lars-nygaard': 85, 'diego-fuentes': 50 }),
  area('Device test lab', 'low', { 'ella-novotna': 75, 'diego-fuentes': 35 }, 40),

  area('Checkout front end', 'high', { 'cedric-moreau': 70, 'bao-nguyen': 60 }),
  area('Accessibility reviews', 'medium', { 'bao-nguyen': 65, 'meera-joshi': 50 }, 30),
  area('Web test suite', 'medium', { 'meera-joshi': 75, 'akira-ito': 40 }, 20),
  area('Content delivery', 'low', { 'silvia-greco': 60, 'akira-ito': 45 }, 35),
];
