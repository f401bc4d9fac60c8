export const heading = 'Notifiche su questo dispositivo';
export const stateText = {
  on: 'Quello che è da mangiare si vede qui, alla tua ora, al posto dell’email.',
  off: 'Quello che è da mangiare si può vedere qui al posto dell’email, alla tua ora, anche quando Crisper non è aperto.',
  insecure: 'I browser mostrano notifiche solo di pagine che iniziano con https://, e questa no.',
  'not-installed':
    'Su iPhone o iPad, per le notifiche serve Crisper nella schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home», e aprilo da lì.',
  unsupported: 'Questo browser non sa mostrare notifiche.',
  denied:
    'Il browser non permette a Crisper di mostrare notifiche. Puoi cambiarlo nelle sue impostazioni, a sinistra dell’indirizzo.',
  'not-ready': 'Le notifiche non si possono ancora attivare. Ricarica la pagina tra un momento, e riprova.',
};
export const whatToDo = 'Cos’altro manca qui, e cosa fare';
export const turnOn = 'Mostra notifiche qui';
export const turnOff = 'Basta notifiche qui';
export const turnedOn = 'Le notifiche arrivano su questo dispositivo.';
export const turnedOff = 'Niente più notifiche su questo dispositivo.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) =>
  `Le notifiche arrivano su questo dispositivo alle ${time}.`;
