/** Names as meeting tools show them: many languages, brackets, rooms, bots, badges, nicknames, short first names. */
export const displayNames: readonly string[] = `
Jane Doe|Peter Lang|María José García|Núria Puig i Soler|José Ángel Martín|Beatriz Álvares da Silva|João Pedro Sá
Gonçalo Brandão|François Lefèvre|Anaïs Dubois-Martin|Hélène O'Brien|Jürgen Weiß|Käthe Schröder|Dr. Heinz Müller
Prof. Dr. Ute Krämer|Søren Kjærgård|Åsa Löfgren|Bjørn Ødegård|Łukasz Żółty|Agnieszka Śliwa|Zoë van den Berg
Jan de Vries|Pieter-Jan van 't Hof|Siobhán Ní Bhriain|Máire Ó Súilleabháin|Seán McDonnell|Ffion ap Rhys
Çağla Öztürk|Can Yılmaz|İpek Şahin|Oğuz Kağan|Δημήτρης Παπαδόπουλος|Ελένη Νικολάου|Иван Петров|Ольга Смирнова
Наталія Шевченко|Ђорђе Марковић|Владимир Ильич К.|דוד כהן|אור לוי|נועה בן-דוד|محمد علي|فاطمة الزهراء|عبد الله بن عمر
سارا احمدی|आरव शर्मा|प्रिया पटेल|সৌরভ দাস|குமார் ராஜன்|สมชาย ใจดี|Nguyễn Văn An|Trần Thị Hương|ANH DO|Do Minh An
山川 太一|海野 かな|佐藤さくら|田中 (営業部)|王小明|李娜|陈伟 Chen Wei|김민수|박지영 (인사팀)|Lee Soo-jin|Kim|Ng|Li|Xu|Wu Yi
An|Can|Or|So|Do|Will Park|May Young|Mark Case|Art Long|Grant Wise|Dean Law|Bill Price|Rich Page|Joy Day|Faith Hope
April June|Summer Rain|Guy Black|Star Jones|Major Tom|King Lee|Prince Okoye|Earl Grey|Page Turner|Hello Rivera
Today Okafor|Meeting Room Berlin|Meeting Room 4.12|Room 2015|Room A-101|Konferenzraum Zugspitze|Salle Pasteur
EF Berlin|Boardroom (12th floor)|HQ-Video-03|Recording Bot|Recording Studio 2|Video Conf Cart|Presenter 1|Presenter
Otter.ai Notetaker|Fireflies.ai Notetaker Nikhil|read.ai meeting notes|Image Team|Link Analytics|Action Heroes
Doe, Jane [ACME-IT]|[EXT] Jane Roe|Müller, Hans (EXT)|Smith, John A. [US-NY]|Ruiz, Ana (Contractor)|SMITH John
O'Neill, Tim|van Dijk, Kees [NL]|Okonkwo, Chidi - LAGOS|Ana Ruiz (she/her)|Bo Lind (er/ihm)|Sam Poe (they/them)
Dana Oh [Sales]|Kim Ho | Harbour Bank|Ravi K | Lido|FLCL (Nethermind)|bond.credit|Ashlee K. (SL)|Tom H. - iPad
Anna's iPhone|iPhone von Jürgen|Galaxy S24 Ultra|DESKTOP-7F3K2L|Laptop #3|User 12|Guest 4|Caller 2|Participant 07
William "Bill" Smith|Robert 'Bob' Hale|Elizabeth “Liz” Ward|Jean-Luc «JL» Petit|Dwayne (The Rock) J.|Lil' Kim
P!nk|will.i.am|Panic! Room|Who? Cares|A=B Labs|C# Guild|Team #1|Jane;Doe|R&D Lead|Marketing & Sales|AT&T Bridge
Q3 Planning Team|Class of 1999|Jahrgang 1984|Expo 2020 Desk|2nd Floor|3M Liaison|7-Eleven Rep
Speaker 1|Speaker_0|SPEAKER_00|spk_2|Speaker A|Interviewer|Interviewee|Moderator|Host|Q|A|I|B1|WH|DVS|JR
Mr. Fischer|Ms. Ellen Park|Mrs. O'Hara|Sir Ian K.|Chair Yellen|The Chair|Operator|Unknown Speaker|Unidentified Voice
anna.berg|a_lind|jdoe42|colin_rand|peter@example.org|Eva Stone <eva@example.org>|+49 170 ****123|+1 (555) 010-2030
`
  .trim()
  .split(/[|\n](?! (?:Harbour|Lido))/)
  .map((name) => name.trim());
