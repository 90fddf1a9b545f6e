/** Words that are topics only as part of a phrase ('customer portal'). */
export const vagueAlone: ReadonlySet<string> = new Set(
  `user customer client data system information group company community decision model project government
  minister deputy country state city public local north south east west council member number process product
  service market change option price page file code test phase feature field form control class proposal
  caption speaker role machine network program programme website open link function strong weak return power
  result object event ability index book article block chain path mode state method core unit resource source
  implementation execution construction efficiency accountability simulation behavior behaviour technology language
  opinion interest effort quality amount value rate range approach solution option opportunity challenge impact
  benefit concern request response input output content context structure design quote respect manner aspect kind
  attention position direction degree extent sort thing stuff rest deal sense view ground hope word story
  device tool button key box board paper report task job action activity effect risk cost money law rule right
  nature type standard version layer stack setup release default basis limit total share history future past
  summary progress queue access spread breakout opinion expectation conversation ability ideally success experience
  motion candidate season speech sleep euro fork merge patient sprint ticket agent operator season weekend invoice retail
  ward kitchen roof partner holiday emergency fire weight driver season calendar laptop restaurant hotel school
  menschen land länder gesetz gesetze gesetzes antrag anträge fraktion wort worte teil punkt zeit welt seite grund sinn
  recht leben staat regierung bürger woche ende fall art problem thema angst wunsch
  monde pays personnes gens temps vie moment question travail homme hommes femme femmes état façon manière sens problème
  sujet partie groupe ministre président gouvernement
  estado país países mundo vida tiempo caso pueblo manera trabajo parte problema tema gobierno grupo forma ley mujeres
  hombres ciudadanos compañeros compañeras
  mundo tempo caso país questão momento governo estado problema grupo trabalho lei pergunta usuário
  voto politica paese mondo vita modo lavoro legge governo gruppo parola numero punto persone italiani colleghi
  orde motie moties kamer land tijd manier wereld leven mensen punt wet debat kabinet overheid antwoord probleem`.split(
    /\s+/,
  ),
);
