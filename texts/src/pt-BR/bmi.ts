import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'Calculadora de IMC';
export const pageDescription = 'Seu índice de massa corporal e como ele muda.';
export const heading = 'Calcule seu IMC';
export const introduction = 'Um número para começar, não um veredito.';

export const yourNumbers = 'Seus números';
export const calculator = 'Calculadora de IMC';
export const height = 'Altura (cm)';
export const weight = 'Peso (kg)';
export const age = 'Idade';
export const gender = 'Sexo';
export const chooseGender = 'Escolher';
export const male = 'Masculino';
export const female = 'Feminino';
export const calculate = 'Calcular IMC';
export const completeAllFields = 'Preencha todos os campos.';
export const reset = 'Limpar';

export const yourResult = 'Seu resultado';
export const noResultYet = 'Preencha os campos e o resultado aparece aqui.';
export const yourBmi = 'Seu IMC';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Abaixo do peso',
  Normal: 'Peso normal',
  Overweight: 'Sobrepeso',
  Obese: 'Obesidade',
};
export const viewGuidelines = 'Ver dicas';
export const track = 'Acompanhar';
export const tracked = 'Acompanhando';
export const trackedToast = 'Resultado adicionado ao seu progresso';
export const removedToast = 'Resultado removido';

export const progressHeading = 'Seu progresso';
export const noProgressYet = 'Os resultados que você acompanha ficam guardados aqui. Ninguém mais vê.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: `${count} resultado`, other: `Todos os ${count} resultados` });
export const chart = 'Seu IMC ao longo do tempo';
export const resultsTable = 'Seus resultados';
export const dateColumn = 'Data';
export const bmiColumn = 'IMC';
export const categoryColumn = 'Categoria';
export const weightColumn = 'Peso';
export const actionsColumn = 'Ações';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Remover';
export const removeWhich = ({ date }: { date: string }) => `o resultado de ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: nossas dicas`;
export const recommendations = 'Recomendações';
export const tip = 'Dica: ';
export const closeGuidelines = 'Entendi, vamos lá!';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Seu peso está baixo para a sua altura. Um pouco mais da comida certa, com regularidade, dá ao corpo o que ele precisa.',
    recommendations: [
      'Faça cinco refeições menores por dia em vez de três grandes.',
      'Some calorias que alimentam: castanhas, abacate, leite integral, azeite, ovos.',
      'Inclua proteína em cada refeição: feijão, peixe, laticínios ou carne.',
      'Treine com pesos duas vezes por semana, para que o que você ganhar seja músculo.',
    ],
    tip: 'Deixe castanhas e frutas secas à vista. O que se vê, se come.',
  },
  Normal: {
    description:
      'Seu peso combina com a sua altura. O que você faz dá certo; agora é continuar sem precisar pensar nisso.',
    recommendations: [
      'Encha metade do prato com verduras, legumes e frutas.',
      'Prefira grãos integrais aos refinados na maior parte das vezes.',
      'Mexa-se pelo menos 150 minutos por semana, do jeito que quiser.',
      'Durma de sete a nove horas: o cansaço pede açúcar.',
    ],
    tip: 'Faça compras para três dias de cada vez. Comida fresca em pouca quantidade é comida, não lixo.',
  },
  Overweight: {
    description:
      'Seu peso está um pouco alto para a sua altura. Pequenas mudanças que duram fazem mais do que um mês rigoroso.',
    recommendations: [
      'Sirva-se em pratos menores e espere dez minutos antes de repetir.',
      'Beba água ou chá no lugar de bebidas doces.',
      'Cozinhe em casa quatro noites por semana: quem decide o que entra é você.',
      'Caminhe trinta minutos por dia, de uma vez ou em três.',
    ],
    tip: 'Deixe legumes cortados na altura dos olhos na geladeira e as guloseimas no fundo da prateleira de baixo.',
  },
  Obese: {
    description:
      'Seu peso está alto para a sua altura, o que sobrecarrega o coração e as articulações. Perder um vigésimo dele já faz diferença.',
    recommendations: [
      'Converse com seu médico antes de começar e peça acompanhamento de nutricionista.',
      'Anote o que você come durante uma semana: conhecer vem antes de mudar.',
      'Faça dos vegetais e das proteínas a maior parte de cada refeição.',
      'Comece com movimento leve: caminhada, natação ou bicicleta, dez minutos por vez.',
    ],
    tip: 'Planeje hoje à noite as refeições de amanhã com o que já está na geladeira. Um plano vence a vontade.',
  },
};
