export const pageTitle = 'Über uns';
export const pageDescription =
  'Warum wir 2025 mit Crisper angefangen haben, was sich damit ändern soll und nach welchen drei Grundsätzen wir bauen.';
export const heading = 'Es begann mit einer Tüte Spinat, an deren Kauf sich niemand erinnerte';
export const introduction =
  'Crisper ist ein kleines Werkzeug mit einer hartnäckigen Idee: Das meiste weggeworfene Essen war noch völlig in Ordnung an dem Tag, an dem es jemand vergaß.';

export const missionHeading = 'Wofür wir da sind';
export const mission = 'Helfen, Essen, Zeit und den Planeten zu retten, Kühlschrank für Kühlschrank.';
export const missionReason =
  'In Haushalten landet mehr Essen im Müll als in Läden und Restaurants zusammen. Niemand will das. Es rutscht hinter die Milch, sein Datum verstreicht an einem vollen Mittwoch, und das Wasser, die Energie und die Arbeit, die darin stecken, gehen mit dem Müllbeutel hinaus. Wir möchten, dass das Datum dich vorher findet.';

export const storyHeading = 'Unsere Geschichte';
export const storyPicture = 'Die erste Version: Papier, ein Magnet und ein Stift, der bleiben sollte.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'Angefangen haben wir ',
  year('2025'),
  ', in einer Wohnung, in der vier Leute einen Kühlschrank teilten und niemand eine Liste.',
];
export const storyInventory =
  'An einem Sonntag räumten wir ihn aus, alles auf den Küchentisch. Drei offene Gläser vom selben Pesto. Zwei Tüten Spinat, eine davon flüssig. Ein Stück Käse, gekauft, geliebt, verschollen. Wir rechneten es auf der Rückseite eines Kassenbons zusammen, und heraus kam ein Wochenende am Meer.';
export const storyPaper =
  'Das erste Crisper war ein Blatt Papier an der Kühlschranktür, mit einer Spalte für das Datum. Es funktionierte neun Tage lang, dann war der Stift weg. Also legten wir das Papier dorthin, wo kein Stift verschwinden kann, und gaben ihm eine Glocke.';
export const storyToday =
  'Seitdem ist es gewachsen, zu einer App für jeden Haushalt und jede gemeinsame Küche, mit einer Übersicht, Mitteilungen und einem Journal über alles, was wir über das Aufbewahren gelernt haben. Die Spalte für das Datum ist immer noch das Herzstück.';

export const principlesHeading = 'Unsere Grundsätze';
export const principles = [
  {
    title: 'Erst nützlich, dann raffiniert',
    text: 'Ein Datum, ein Countdown und ein Stupser im richtigen Moment retten mehr Essen als jede Spielerei. Wir bauen zuerst das Schlichte und sorgen dafür, dass es auf dem Handy in deiner nassen Hand funktioniert.',
  },
  {
    title: 'Kein schlechtes Gewissen',
    text: 'Alle werfen mal etwas weg. Crisper zeigt, was sich heute Abend noch retten lässt, und zählt ohne ein Wort des Vorwurfs, was nicht mehr zu retten war.',
  },
  {
    title: 'Geteilt, wo es hilft, privat, wo es zählt',
    text: 'Eine Küche funktioniert, wenn alle darin das Fach sehen können und sonst niemand es muss. Der offene Kühlschrank steht allen offen, auch ohne Konto. Deine Notizen gehören dir allein, und was wir wissen, verkaufen wir an niemanden.',
  },
];

export const joinHeading = 'Fang mit dem einen an, bei dem du dir am wenigsten sicher bist';
export const joinText = 'Füge es jetzt hinzu. Das war schon alles; der Rest ergibt sich meistens.';
export const join = 'Mitmachen';
