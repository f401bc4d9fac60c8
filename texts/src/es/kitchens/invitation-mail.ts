interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} te invita a la cocina ${kitchen}`;
export const heading = 'Ven a nuestra cocina';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} quiere compartir contigo la cocina ${kitchen} en Crisper: qué hay, qué comer primero y quién se encarga.`;
export const button = 'Ver la invitación';
export const smallPrint = ({ days }: { days: number }) =>
  `El enlace funciona ${days} días y solo para esta dirección de correo. Si no sabes quién te invita, ignora este correo: sin ti no pasa nada.`;
