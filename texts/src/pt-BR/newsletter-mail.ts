export const confirmSubject = 'Confirme: a newsletter do Crisper';
export const confirmHeading = 'Falta um clique';
export const confirmQuestion =
  'Alguém, provavelmente você, pediu a newsletter do Crisper para este endereço. Podemos enviar?';
export const confirm = 'Confirmar';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `O link funciona por ${days} dias. Se não foi você, ignore este e-mail: não vem mais nada.`;

export const onListSubject = 'Você já recebe a newsletter do Crisper';
export const onListHeading = 'Você já está na lista';
export const onList =
  'Alguém, provavelmente você, pediu a newsletter do Crisper para este endereço. Ela já chega aqui.';
export const enough = 'Não quer mais?';
export const unsubscribe = 'Cancelar a inscrição';
