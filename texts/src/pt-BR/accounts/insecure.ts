export const heading = 'Nem tudo funciona aqui';
export const why =
  'Você abriu o Crisper por um endereço que começa com http://. Nessas páginas os navegadores desligam algumas coisas, porque alguém no caminho poderia mudar o que você vê.';
export const missing = [
  'Sem rede as páginas não abrem, e o Crisper não pode ser instalado.',
  'Nenhum aviso aparece. O que precisa ser comido está no sino e chega por e-mail, se este Crisper enviar algum.',
  'Botões de copiar não funcionam. Selecione o texto e copie manualmente.',
] as const;
export const works = 'Todo o resto funciona como sempre: adicionar e comer, suas cozinhas, fotos.';
export const remedy =
  'O que fazer: abra o Crisper por um endereço que comece com https://. Se ainda não houver um, a pessoa que o administra encontra os passos em docs/operating.md, em “https: at home”.';

/** In the list of the profile's parts. */
export const inShort = 'Sem https, faltam algumas coisas aqui';
