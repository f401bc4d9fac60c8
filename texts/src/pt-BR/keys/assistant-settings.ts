export const heading = 'Assistentes';
export const introduction =
  '“O que devo comer primeiro?” Dê este endereço (MCP) ao seu assistente, e ele olha nas suas cozinhas.';
export const address = 'Endereço para o seu assistente';
export const needsKey = 'Ele pede uma chave. Crie uma abaixo: para perguntas, basta uma que só olha.';
export const copy = 'Copiar o endereço';
export const copied = 'Endereço copiado.';
export const copyFailed = 'Seu navegador não nos deixa copiar. Selecione o endereço e copie manualmente.';
