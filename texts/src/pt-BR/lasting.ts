/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'O Safari apaga o que guarda de um site que ficou sete dias sem ser aberto, até o que você fez e ainda não foi enviado. O app na tela de início guarda tudo.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Se faltar espaço neste navegador, ele pode apagar o que guarda, até o que você fez e ainda não foi enviado.';
