/** What people are in a meeting or a firm, in the languages that are read. */
const role = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    // English
    'co-?chair|(?:vice[- ])?chair(?:man|woman|person)?|(?:vice[- ])?president|secretary|treasurer|facilitator|moderator|host|organi[sz]er|minutes|(?:minute|note)[- ]?taker|scribe|time ?keeper|presenter|interviewer|interviewee|advis[eo]r|counsel|attorney|lawyer|solicitor|manager|lead|leader|director|officer|engineer|developer|designer|analyst|consultant|coordinator|administrator|assistant|architect|scientist|researcher|product owner|executive|specialist|strategist|founder|partner|expert|head of|c[efotpi]o|ciso|vp|tester|editor|representative|rep|delegate|clerk|auditor|accountant|trustee|commissioner|councill?or|mayor|governor|minister|professor|teacher|student|nurse|doctor|intern|client|customer|candidate|recruiter',
    // German
    String.raw`vorsitz(?:ende[rn]?)?|(?:sitzungs|gesprächs|projekt|abteilungs|team)?leit(?:ung|er(?:in)?)|protokoll(?:führ\p{L}+|ant\p{L}*)?|schriftführ\p{L}+|moderation|moderatorin?|schatzmeister(?:in)?|kassenwart(?:in)?|geschäftsführ\p{L}+|referent(?:in)?|berater(?:in)?|justiziar(?:in)?|präsident(?:in)?|entwickler(?:in)?|sprecher(?:in)?`,
    // French, Spanish, Italian, Portuguese, Dutch
    'président(?:e)?|secrétaire|animat(?:eur|rice)|rapporteu(?:r|se)|trésori(?:er|ère)|direct(?:eur|rice)|conseill(?:er|ère)|chef(?:fe)? de projet|présidence',
    'president[ea]|secretari[oa]|tesorer[oa]|moderador(?:a)?|director(?:a)?|asesor(?:a)?|segretari[oa]|tesorier[ea]|moderatore|moderatrice|direttore|direttrice|consulente|secretári[oa]|tesoureir[oa]|diretor(?:a)?|assessor(?:a)?',
    'voorzitter|secretaris|notulist(?:e)?|penningmeester|directeur|adviseur',
  ].join('|')})(?!\p{L})`,
  'iu',
);
const longestRole = 60;

/** Whether a text names a role: 'Chair', 'Legal Advisor', 'Protokoll'. */
export const isRole = (text: string): boolean => text.length <= longestRole && role.test(text);
