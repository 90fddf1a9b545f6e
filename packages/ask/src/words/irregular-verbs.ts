/** Forms of irregular verbs, each line beginning with the verb. Those that are other words more often are left out. */
const lines = `arise arose arisen
beat beaten
become became
begin began begun
bend bent
bite bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
deal dealt
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
flee fled
fly flew flown
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
give gave given
grow grew grown
hear heard
hide hid hidden
hold held
keep kept
lead led
learn learnt
lend lent
lose lost
meet met
overrun overran
pay paid
ride rode ridden
ring rang rung
rise risen
run ran
sell sold
send sent
shake shook shaken
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
speak spoke spoken
spend spent
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
sweep swept
swim swam swum
take took taken
teach taught
tear tore torn
throw threw thrown
understand understood
wake woke woken
wear wore worn
weep wept
win won
withdraw withdrew withdrawn
write wrote written`.split('\n');

/** The verb of each irregular form: 'throw' for 'threw' and 'thrown'. */
export const verbOf: ReadonlyMap<string, string> = new Map(
  lines.flatMap((line) => {
    const [verb = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, verb] as const);
  }),
);
