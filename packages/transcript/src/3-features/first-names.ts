export const firstNames: ReadonlySet<string> = new Set(
  `aaron abby adam adele adrian agnes ahmed aisha alan albert alejandro alex alexander alexandra alexis ali alice alicia
  alina alison allison amanda amara amber amelia amina amit amy ana anders andre andrea andreas andrei andrew andy
  angela angelica anita anja ankit ann anna anne annie anthony antoine anton antonio april ari arjun arthur asha ashley
  astrid audrey ava barbara bart beatrice bella ben benjamin bernard beth betty bill billy bob boris brad brandon brenda
  brian bridget bruce bruno caleb cameron camila camille carl carla carlos carmen carol caroline carolyn carrie
  casey catherine cathy cecilia charles charlie charlotte chen chloe chris christian christina christine christopher
  chuck cindy claire clara clare claudia colin connor craig cristina cynthia daisy dan dana daniel daniela danny
  darren dave david dean deborah debra denise dennis derek diana diane diego dieter dimitri dirk dmitry dominic don donald
  donna doris dorothy doug douglas duncan dustin dylan earl ed eddie edgar edith eduardo edward eileen elaine eleanor
  elena eli elias elijah elizabeth ella ellen emily emma eric erica erik erin ethan eugene eva evan evelyn fatima felix
  fernando fiona florian frances francesca francesco francis francois frank franz fred frederic gabriel gabriela
  gareth gary gavin geoff george gerald gerard gianni gina giovanni giulia gloria gordon grace graham greg gregory greta
  guido gustavo hannah hans harold harriet harry hassan heather hector helen helena henrik henry herbert holly howard
  hugh hugo ian ibrahim igor ines ingrid irene iris isaac isabel isabella ivan jack jackie jacob jacques jaime jake james
  jamie jan jane janet janice jared jasmine jason javier jay jean jeff jeffrey jennifer jenny jeremy jerry jess jesse
  jessica jill jim jimmy jing joan joanna joao joe joel johan johannes john johnny jon jonas jonathan jordan jorge jose
  joseph josh joshua juan judith judy julia julian julie juliet jun justin karen karim karin karl kate katherine
  kathleen kathy katie kay keith kelly ken kenneth kevin khalid kim kirsten kofi krishna kristen kristin kumar kurt kyle
  lars laura lauren laurent lea leah lee lena leo leon leonard leslie lewis li liam lily lin linda lisa liu liz lorenzo
  louis louise lucas lucia lucy luis luke lydia lynn madeleine maggie malik manuel marc marcel marco marcus margaret
  maria mariam marianne marie marina mario marion marissa marta martha martin mary mateo matt matthew maureen max maya
  megan mehmet mei mel melanie melissa mia micah michael michel michelle miguel mike mila miranda mohamed mohammed
  molly monica morgan moritz muhammad nadia nancy naomi natalia natalie natasha nathan neil nelson nicholas nick nicolas
  nicole nigel nikhil nikita nina noah noel nora norman nuria oleg oliver olivia omar oscar otto owen pablo pamela paolo
  pat patricia patrick paul paula pavel pedro peggy penny pete peter petra phil philip philippe pierre pooja priya
  rachel rafael raj rajesh ralph ramon raphael raul ravi ray raymond rebecca regina rene ricardo richard rick rita rob
  robert roberto robin rodrigo roger roland rolf roman ron ronald rosa rosemary ross roy ruben russell ruth ryan sabine
  sally sam samantha samuel sandeep sandra sanjay sara sarah scott sean sebastian serena sergei sergio seth shane
  shannon sharon sheila shirley simon simone sofia sonia sophia sophie stacy stan stefan stella stephanie stephen steve
  steven stuart sue suresh susan susanne suzanne sven sylvia tamara tania tanja tanya tara tariq ted teresa terry theo
  theresa thomas tiffany tim timothy tina tobias todd tom tomas tommy toni tony tracy trevor tristan tyler ulrich ursula
  uwe valentina valerie vanessa vera veronica vicky victor victoria vijay vikram vincent viktor virginia vivian vladimir
  walter wanda wayne wei wendy werner wilhelm william wolfgang xavier yan yasmin yuki yusuf yvonne zach zoe`.split(
    /\s+/,
  ),
);
