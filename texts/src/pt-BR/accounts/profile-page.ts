export const pageTitle = 'Meu perfil';
export const pageDescription = 'Seu nome, sua foto e sua senha.';
export const heading = 'Configurações do perfil';
export const introduction = 'Quem você é aqui e como o Crisper funciona para você.';
