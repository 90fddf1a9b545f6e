/** `Speaker > Addressee: text`, `all` for the group. Written for this project. */
export const labelledMeetings = [
  `
  Nadia > all: Good morning everyone, let's go round quickly, then we take the outage.
  Omar > all: On my side the index is rebuilt and the queue is empty again since six.
  Petra > Omar: Since six this morning, or six last night?
  Omar > Petra: This morning, the night job had to finish first.
  Petra > Omar: Good, then the support tickets from yesterday evening make sense.
  Nadia > Ravi: Ravi, how many tickets do we still have from that?
  Ravi > Nadia: Eleven, and two of them are from the same customer.
  Nadia > Ravi: Can you call that customer yourself, please?
  Ravi > Nadia: I'll do it right after this meeting.
  Petra > Ravi: Tell them that the export works again, they were waiting for it.`,
  `
  Lena > Tom: Tom, did you hear back from the landlord about the second floor?
  Tom > Lena: They want an answer by Friday and ten percent more than last year.
  Lena > Tom: Ten percent is more than we planned for.
  Tom > Lena: It is, but moving would cost us three months of work.
  Ida > Tom: What did we plan, five?
  Tom > Ida: Six, and that was already with the parking spaces.
  Ida > Lena: Lena, could we give up the parking and pay the rest?
  Lena > Ida: We could, but half of the sales people drive in every day.
  Tom > all: Okay, folks, I'd like to hear from each of you before I call them again.`,
  `
  Grace > all: So this is the third version of the onboarding flow, and I would like all of you to tell me where you get stuck.
  Felix > Grace: I got stuck on the second page, the button is below the fold.
  Grace > Felix: On which screen was that?
  Felix > Grace: On the small laptop that new colleagues get.
  Yuki > Felix: Did you have the browser zoomed in?
  Felix > Yuki: No, it was at a hundred percent.
  Grace > Yuki: Yuki, how was it for you?
  Yuki > Grace: Fine until the tax form, which nobody abroad can fill in.
  Grace > Yuki: That form comes from finance, so I can only add an explanation.`,
  `
  Amir > Sonja: Where are we with the migration, Sonja?
  Sonja > Amir: Two of the five tables are moved and the third one runs tonight.
  Amir > Sonja: And the rollback, has anybody tried it?
  Sonja > Amir: I tried it twice on the copy and it took four minutes.
  Bea > Sonja: Four minutes with or without the lock?
  Sonja > Bea: With the lock, so nobody could write meanwhile.
  Bea > Sonja: Then we have to announce it to the warehouse.
  Amir > Bea: Bea, can you write that announcement today?
  Bea > Amir: Sure, I'll send you a draft by noon.
  Sonja > Bea: Please mention that reading still works, Bea.
  Bea > Sonja: Yes, that will be the first line.
  Amir > all: Thanks everybody, same time tomorrow.`,
  `
  Carla > Dev: Dev, what worries you about the new price list?
  Dev > Carla: That the old customers see it before we have talked to them.
  Ewan > Dev: We could send the letters first and publish a week later.
  Dev > Ewan: A week is short, legal alone needs that long.
  Ewan > Dev: Then two weeks, I don't mind waiting.
  Carla > Ewan: Who would write these letters, Ewan?
  Ewan > Carla: My team, but we need the names by Thursday.
  Dev > Ewan: You can have the names tomorrow morning.`,
] as const;
