export const heading = 'Avisos neste aparelho';
export const stateText = {
  on: 'O que precisa ser comido aparece aqui, na sua hora, em vez do e-mail.',
  off: 'O que precisa ser comido pode aparecer aqui em vez de um e-mail, na sua hora, mesmo com o Crisper fechado.',
  insecure: 'Os navegadores só mostram avisos de páginas que começam com https://, e esta não começa.',
  'not-installed':
    'No iPhone ou iPad, os avisos precisam do Crisper na tela de início: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra por lá.',
  unsupported: 'Este navegador não consegue mostrar avisos.',
  denied:
    'Seu navegador não permite que o Crisper mostre avisos. Você pode mudar isso nas configurações dele, à esquerda do endereço.',
  'not-ready': 'Os avisos ainda não podem ser ligados. Recarregue a página daqui a pouco e tente de novo.',
};
export const whatToDo = 'O que mais falta aqui e o que fazer';
export const turnOn = 'Mostrar avisos aqui';
export const turnOff = 'Sem avisos aqui';
export const turnedOn = 'Os avisos chegam neste aparelho.';
export const turnedOff = 'Sem mais avisos neste aparelho.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) => `Os avisos chegam neste aparelho às ${time}.`;
