/**
 * Questions about the 80 calls. The questions were written before any threshold was tuned. The places of answers were not
 * kept: first turns within a minute of the published time, then widened to the talk around it, then five corrected by
 * hand, both after runs. docs/analysis.md has the figures of all three. Counts were made by a separate script that searches the files.
 */
export type AskedQuestion = {
  question: string;
  /** Where it is said, in turns of the analysis; both included. */
  said?: { file: string; fromTurn: number; toTurn: number };
  /** The number, day or names that the answer has to state. */
  counted?: number | string | readonly string[];
};

const said = (question: string, file: string, fromTurn: number, toTurn: number): AskedQuestion => ({
  question,
  said: { file, fromTurn, toTurn },
});
const counted = (question: string, value: number | string | readonly string[]): AskedQuestion => ({
  question,
  counted: value,
});

/** By count or list. */
export const countQuestions: readonly AskedQuestion[] = [
  counted('How many meetings were there?', 80),
  counted('How many acdt calls were there?', 22),
  counted('How many pqinterop meetings were there in June 2026?', 4),
  counted('How many meetings were in March 2026?', 10),
  counted('How many calls were there in July 2026?', 16),
  counted('How many meetings mention frame transactions?', 13),
  counted('How many meetings mention Goldfish?', 4),
  counted('How often was Goldfish mentioned?', 15),
  counted('How many times was TamaGo mentioned?', 3),
  counted('How often was kurtosis mentioned in acdt?', 15),
  counted('Which meetings mention TamaGo?', 1),
  counted('Which meetings mention MPLEX?', 3),
  counted('Which calls talked about quick slots?', 1),
  counted('How many meetings did Nico Flaig attend?', 17),
  counted('How many meetings did Thomas Coratger attend?', 18),
  counted('How many calls did Justin Traglia attend in May 2026?', 5),
  counted('How many people spoke in the trustlesslogindex calls?', 6),
  counted('Who attended trustlesslogindex on 3 February 2026?', [
    'Meek Msaki',
    'Sixto Palacios',
    'Zsolt Felföldi',
    'Łukasz Rozmej',
  ]),
  counted('Who took part in the sszengineapi call on 10 July 2026?', 5),
  counted('Who mentioned TamaGo?', ['Andrea Barisani', 'Kevaundray Wedderburn']),
  counted('Who talked about Goldfish?', 6),
  counted('Who mentioned shadow simulations?', [
    'Gajinder Singh',
    'Kamil Salakhiev',
    'Shariq Naiyer',
  ]),
  counted('Who mentioned MPLEX?', 5),
  counted('How many people mentioned Poseidon?', 7),
  counted('When was Goldfish first mentioned?', '2026-04-29'),
  counted('When was kurtosis last mentioned?', '2026-08-12'),
  counted('When was the last acde call?', '2026-08-13'),
  counted('When was the first zkevm call?', '2026-02-11'),
  counted('Who spoke most in trustlesslogindex?', ['Zsolt Felföldi']),
  counted('How often did Potuz speak in acdc in June 2026?', 42),
];

/** Answered by words that were said. */
export const saidQuestions: readonly AskedQuestion[] = [
  said(
    'What was decided about the Hegota headliner in acdc on 5 February 2026?',
    'acdc_2026-02-05_174',
    83,
    92,
  ),
  said('What did the Lido researchers find about the deposit bug?', 'acdc_2026-02-05_174', 56, 64),
  said(
    'What may execution clients return during a reorg to the parent?',
    'acdc_2026-03-19_176',
    32,
    81,
  ),
  said('Which PRs fix the PTC?', 'acdc_2026-03-19_176', 32, 96),
  said('What was decided about duplicated execution requests?', 'acdc_2026-04-16_177', 43, 53),
  said(
    'What was decided on 16 April about skipping ePBS devnet 2?',
    'acdc_2026-04-16_177',
    99,
    106,
  ),
  said('Are ETH/70 and ETH/71 included in glamsterdam devnet 4?', 'acdc_2026-05-14_178', 5, 9),
  said(
    'What was said about the target gas limit in payload attributes on 14 May 2026?',
    'acdc_2026-05-14_178',
    17,
    34,
  ),
  said('What is the custom sweep threshold for validators?', 'acdc_2026-05-28_179', 91, 98),
  said(
    "What was decided about Marius's SSZ engine API proposal on 28 May 2026?",
    'acdc_2026-05-28_179',
    64,
    73,
  ),
  said('What was said about removing MPLEX in favour of QUIC?', 'acdc_2026-06-11_180', 84, 141),
  said('What happens with the proposer preference API?', 'acdc_2026-06-11_180', 82, 85),
  said(
    'What was decided about consolidation-based exits, EIP 8080?',
    'acdc_2026-06-25_181',
    80,
    83,
  ),
  said(
    "What was decided about Tony's block access list change in July 2026?",
    'acdc_2026-07-09_182',
    23,
    30,
  ),
  said('What is bundled attestation propagation?', 'acdc_2026-07-23_183', 36, 52),
  said(
    'How do quick slots change the gas limit and blob count per block?',
    'acdc_2026-08-06_184',
    41,
    52,
  ),
  said('What was said about issuance and EIP 8363?', 'acdc_2026-08-06_184', 82, 108),
  said('What was decided about the push postfix encoding?', 'acde_2026-02-12_230', 16, 31),
  said('What was said about standardizing the txpool namespace?', 'acde_2026-02-26_231', 22, 33),
  said(
    'What was said about a frame transactions breakout call on 26 February 2026?',
    'acde_2026-02-26_231',
    77,
    104,
  ),
  said('What happened to Lucid as Hegota headliner?', 'acde_2026-03-12_232', 59, 67),
  said(
    'Were frame transactions chosen as headliner on 26 March 2026?',
    'acde_2026-03-26_233',
    77,
    131,
  ),
  said('Which engine API PR was selected for reorgs in April 2026?', 'acde_2026-04-23_235', 63, 94),
  said(
    'What gas floor was targeted for Glamsterdam on 7 May 2026?',
    'acde_2026-05-07_236',
    126,
    137,
  ),
  said('What was said about reorg depth in days on 7 May 2026?', 'acde_2026-05-07_236', 38, 100),
  said('Why may EIP 7904 be removed from Glamsterdam?', 'acde_2026-05-21_237', 28, 34),
  said('Which devnet is the last BAL devnet?', 'acde_2026-06-04_238', 19, 21),
  said('What was said about a breakout call for EIP 7979?', 'acde_2026-06-04_238', 71, 87),
  said(
    'What are the slot deadlines for attestation, payload and PTC in devnet 7?',
    'acde_2026-07-02_240',
    67,
    103,
  ),
  said("What was decided about Felix's disable deposits feature?", 'acde_2026-07-02_240', 41, 64),
  said('What was said about admin node info and ENR fields?', 'acde_2026-07-30_242', 48, 57),
  said('What was said about the history expiry window?', 'acde_2026-08-13_243', 38, 55),
  said('What was decided about the in-client gas limit schedule?', 'acde_2026-08-13_243', 33, 38),
  said(
    'What was said about supernodes and minimum epochs for data column sidecars?',
    'acdt_2026-02-02_068',
    13,
    13,
  ),
  said('What gas limit will bal devnet 2 have?', 'acdt_2026-02-09_069', 40, 43),
  said('Will EPBS devnet 0 test fork choice edge cases?', 'acdt_2026-02-09_069', 60, 74),
  said('How is the BAL DOS protection enforced?', 'acdt_2026-02-16_070', 20, 24),
  said('When does the SSZ engine API become mandatory?', 'sszengineapi_2026-06-26_001', 13, 17),
  said(
    'What did Marius promise about the ETH namespace methods?',
    'sszengineapi_2026-07-10_002',
    98,
    125,
  ),
  said('Which hash function suits the index tables?', 'trustlesslogindex_2026-02-03_002', 8, 8),
  said(
    'Up to which table size will the protocol hash?',
    'trustlesslogindex_2026-02-17_003',
    12,
    14,
  ),
  said('How do optional proofs work without mandatory proving?', 'zkevm_2026-02-11_001', 47, 52),
  said('Must 32-bit ZKVMs migrate to 64-bit?', 'zkevm_2026-03-11_002', 60, 62),
  said('What is TamaGo?', 'zkevm_2026-03-11_002', 7, 10),
  said('Should guest programs be built with stock toolchains?', 'zkevm_2026-07-08_006', 16, 16),
  said('What replaced the binary tree propagation design?', 'pqinterop_2026-04-29_037', 27, 38),
  said('Has any team adopted the 8 second slot proposal?', 'pqinterop_2026-07-22_048', 44, 56),
  said('Why does Ream use so much memory on devnet 4?', 'pqinterop_2026-06-17_044', 7, 9),
  said('Where was the SSZ specification moved to?', 'pqinterop_2026-07-29_049', 16, 19),
  said('Is there an ARM image of Ream?', 'pqinterop_2026-07-01_046', 61, 62),
];

/** About what no call says. */
export const unanswerableQuestions: readonly AskedQuestion[] = [
  'What did the team decide about the office lease in Lisbon?',
  'Which firm will cater the summer party?',
  'What was said about parental leave?',
  'What did we agree about the marketing budget for the trade fair?',
  'What is the price of the new coffee machine?',
  'How should the kitchen renovation be financed?',
  'What did Potuz say about the Dogecoin treasury?',
  'What was decided about the Solana bridge audit?',
  'What did Barnabas promise about the payroll system?',
  'What was said about hiring a new accountant?',
  'What are the open questions about the insurance claim?',
  'What was decided about moving the servers to Azure Norway?',
  'What did the lawyers recommend in the trademark dispute?',
  'Summarize the discussion about the customer satisfaction survey in Japan.',
  'What was said about the Cardano rollback?',
  'Which vendor supplies the battery of the remote control?',
  'How did the opinion about the school lunch programme change?',
  'What did Marius say about his holiday in Sicily?',
  'What was decided about EIP 9999?',
  'Why was the Ravencoin merger postponed?',
].map((question) => ({ question }));
