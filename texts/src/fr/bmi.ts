import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'Calcul de l’IMC';
export const pageDescription = 'Ton indice de masse corporelle, et comment il évolue.';
export const heading = 'Calculer ton IMC';
export const introduction = 'Un chiffre pour commencer, pas un verdict.';

export const yourNumbers = 'Tes chiffres';
export const calculator = 'Calcul de l’IMC';
export const height = 'Taille (cm)';
export const weight = 'Poids (kg)';
export const age = 'Âge';
export const gender = 'Sexe';
export const chooseGender = 'Choisir';
export const male = 'Homme';
export const female = 'Femme';
export const calculate = 'Calculer mon IMC';
export const completeAllFields = 'Remplis tous les champs.';
export const reset = 'Effacer';

export const yourResult = 'Ton résultat';
export const noResultYet = 'Remplis les champs, et ton résultat s’affiche ici.';
export const yourBmi = 'Ton IMC';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Poids insuffisant',
  Normal: 'Poids normal',
  Overweight: 'Surpoids',
  Obese: 'Obésité',
};
export const viewGuidelines = 'Voir les conseils';
export const track = 'Suivre mes progrès';
export const tracked = 'Suivi';
export const trackedToast = 'Résultat ajouté à tes progrès';
export const removedToast = 'Résultat supprimé';

export const progressHeading = 'Tes progrès';
export const noProgressYet = 'Les résultats que tu suis sont gardés ici. Personne d’autre ne les voit.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: `${count} résultat`, other: `Les ${count} résultats` });
export const chart = 'Ton IMC au fil du temps';
export const resultsTable = 'Tes résultats';
export const dateColumn = 'Date';
export const bmiColumn = 'IMC';
export const categoryColumn = 'Catégorie';
export const weightColumn = 'Poids';
export const actionsColumn = 'Actions';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Supprimer';
export const removeWhich = ({ date }: { date: string }) => `le résultat du ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category} : nos conseils`;
export const recommendations = 'Recommandations';
export const tip = 'Astuce : ';
export const closeGuidelines = 'C’est noté, en avant !';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Ton poids est bas pour ta taille. Un peu plus de bonnes choses, régulièrement, et ton corps a de quoi travailler.',
    recommendations: [
      'Mange cinq petits repas par jour plutôt que trois gros.',
      'Ajoute des calories qui nourrissent : noix, avocat, lait entier, huile d’olive, œufs.',
      'Mets des protéines à chaque repas : légumineuses, poisson, laitages ou viande.',
      'Fais de la musculation deux fois par semaine, pour que le poids gagné soit du muscle.',
    ],
    tip: 'Laisse des noix et des fruits secs bien en vue. Ce qu’on voit, on le mange.',
  },
  Normal: {
    description:
      'Ton poids convient à ta taille. Ce que tu fais marche ; il ne reste qu’à continuer sans y penser.',
    recommendations: [
      'Remplis la moitié de ton assiette de légumes et de fruits.',
      'Le plus souvent, choisis des céréales complètes plutôt que raffinées.',
      'Bouge au moins 150 minutes par semaine, comme il te plaît.',
      'Dors sept à neuf heures : la fatigue donne envie de sucre.',
    ],
    tip: 'Fais tes courses pour trois jours. Le frais acheté par petites quantités se mange ; il ne finit pas à la poubelle.',
  },
  Overweight: {
    description:
      'Ton poids est un peu élevé pour ta taille. De petits changements qui durent font plus qu’un mois de rigueur.',
    recommendations: [
      'Sers-toi dans des assiettes plus petites, et attends dix minutes avant d’en reprendre.',
      'Bois de l’eau ou du thé à la place des boissons sucrées.',
      'Cuisine chez toi quatre soirs par semaine : c’est toi qui décides de ce qu’il y a dedans.',
      'Marche trente minutes par jour, en une fois ou en trois.',
    ],
    tip: 'Mets des légumes coupés à hauteur des yeux dans ton frigo, et les gourmandises au fond, tout en bas.',
  },
  Obese: {
    description:
      'Ton poids est élevé pour ta taille, et le cœur comme les articulations en souffrent. En perdre un vingtième se fait déjà sentir.',
    recommendations: [
      'Parles-en à ton médecin avant de commencer, et demande un suivi diététique.',
      'Note ce que tu manges pendant une semaine : on change mieux ce qu’on connaît.',
      'Que les légumes et les protéines occupent le plus de place à chaque repas.',
      'Commence en douceur : marche, natation ou vélo, dix minutes à la fois.',
    ],
    tip: 'Prévois ce soir les repas de demain avec ce qu’il y a déjà dans ton frigo. Un plan est plus fort qu’une fringale.',
  },
};
