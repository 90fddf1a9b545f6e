import type { SupportedLanguage } from '@rapport/transcript';

const words = (list: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list.trim().split(/\s+/).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );

/** Words that deny, and verbs that refuse. A text and the words that it rests on have both or neither. */
const negations: Record<SupportedLanguage, RegExp> = {
  en: /\b(?:no|not|never|none|nobody|nothing|neither|nor|cannot|without|refus(?:e|es|ed)|declin(?:e|es|ed)|reject(?:s|ed)?)\b|n['’]t\b/i,
  de: words(
    `nicht nichts nie niemals niemand kein keine keinen keinem keiner keines weder ohne nirgends
    ablehnen lehnt? lehnte lehnten abgelehnt verweigert? verweigerte`,
  ),
  fr: words(
    `ne n['’]\\p{L}+ pas jamais rien personne aucune? ni sans non
    refuse refusent refusé refusée refuser rejette rejettent rejeté rejetée`,
  ),
  es: words(
    `no nunca jamás nada nadie ningún ninguna ninguno ni sin tampoco
    rechaza rechazan rechazó rechazado rechazada rechazar niega`,
  ),
  pt: words(
    `não nunca jamais nada ninguém nenhum nenhuma nem sem tampouco
    recusa recusam recusou recusado recusada rejeita rejeitou rejeitado`,
  ),
  it: words(
    `non mai niente nulla nessuno nessuna nessun né senza neanche nemmeno neppure no
    rifiuta rifiutano rifiutato rifiutata respinge respinto respinta`,
  ),
  nl: words(
    `niet niets nooit niemand geen noch zonder nergens
    weigert weigeren weigerde geweigerd wijst verwerpt verworpen afgewezen`,
  ),
};

export const negates = (text: string, language: SupportedLanguage): boolean =>
  negations[language].test(text);
