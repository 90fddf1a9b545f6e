/** What texts about any meeting say, in the forms that are usual. None is a name. */
export const germanNouns: ReadonlySet<string> = new Set(
  `abend ablauf abschluss absprache abstimmung änderung änderungen anfang anfrage angebot angelegenheit anliegen ansatz
  antrag antwort antworten arbeit arbeiten art aufgabe aufgaben auftrag aufwand ausgaben auswahl bedarf bedenken bedingung
  bedingungen beginn beispiel bereich bericht beschluss besprechung betrag bild budget daten dauer details dinge diskussion
  einigung einwand ende entscheidung entscheidungen entwicklung entwurf ergebnis ergebnisse erklärung fall fehler folge
  folgen form forderung frage fragen frist gefahr gespräch grund gründe gruppe grundlage hälfte hilfe hinweis idee ideen
  information informationen jahr jahre jahren klärung kosten kritik kunde kunden lage leute liste lösung lösungen mal
  maßnahme maßnahmen meinung menge mensch menschen mitarbeiter mitglied mitglieder mittag mittel möglichkeit
  möglichkeiten monat monate monaten morgen nachfrage nachricht nächste notwendigkeit nutzen ordnung ort person personen
  phase plan pläne planung position preis preise problem probleme projekt prozess punkt punkte quelle raum rechnung rede
  regel regelung reihe reihenfolge risiko risiken rolle rückmeldung sache sachen schritt schritte seite seiten sicht
  sitzung situation sorge stand stelle stunde stunden tag tage tagen team teil teile teilnehmer termin termine text thema
  themen treffen überblick umfang umsetzung unternehmen unterschied unterstützung ursache verantwortung verbesserung
  verfahren vergleich verlauf verschiebung version vertrag verzögerung vorbereitung vorgehen vorschlag vorschläge vorteil
  wahl weg wege weise werte woche wochen wort wunsch zahl zahlen zeit zeitplan zeitpunkt ziel ziele zukunft zusage
  zusammenarbeit zusammenfassung zustimmung zweck zweifel`.split(/\s+/),
);
