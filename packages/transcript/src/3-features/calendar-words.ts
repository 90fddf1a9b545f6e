/** Days and months of the languages that are analysed; those of English are common words. */
export const calendarWords: ReadonlySet<string> = new Set(
  `tue tues wed thu thur thurs fri jan feb apr jun jul aug sep sept oct nov dec mondays tuesdays wednesdays thursdays
  fridays saturdays sundays weekends weekday weekdays
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz mai juni juli oktober dezember
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier février avril juin juillet août septembre octobre novembre
  décembre
  lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre
  segunda-feira terça-feira quarta-feira quinta-feira sexta-feira janeiro fevereiro março maio junho julho setembro
  outubro novembro dezembro
  lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio aprile maggio giugno luglio settembre ottobre
  dicembre
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei augustus`.split(
    /\s+/,
  ),
);
