export const share = 'Partager la liste';
export const heading = 'Partager';
export const asText = 'En texte';
export const asTextHint = 'dans un message, telle qu’elle est';
export const asLink = 'En lien';
export const asLinkHint = 'pour voir et cocher sans compte, pendant deux jours';
export const print = 'Imprimer';
export const printHint = 'sur papier, avec des cases à cocher';
export const copied = 'Copié.';
export const copyFailed = 'La copie a échoué.';
export const made = 'Avec ce lien, on peut voir et cocher';
export const until = ({ moment }: { moment: string }) => `jusqu’à ${moment}`;
export const link = 'Lien';
export const linkHint = 'Il n’est montré que maintenant. S’il est perdu, il en faut un autre.';
export const copy = 'Copier le lien';
export const shareLink = 'Partager le lien';
export const shareText = ({ list }: { list: string }) => `Notre liste de courses : ${list}`;
export const openLinks = 'Liens actifs';
export const madeBy = ({ name }: { name: string }) => `par ${name}`;
export const endThisLink = 'Désactiver ce lien';
export const ended = 'Le lien ne marche plus.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
