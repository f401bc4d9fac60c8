/** What a person reads, types and photographs in a week. */
export interface WeekInWords {
  /** Its name, as the switch says it. */
  language: string;
  name: string;
  createAccount: string;
  startKitchen: string;
  start: string;
  firstFoods: string;
  skip: string;
  remind: { region: string; later: string };
  addFood: string;
  line: string;
  /** A line of four foods, the last two without a day that anybody said. */
  typed: string;
  /** By the title of a food as it is shown, what one of its parts says. */
  understood: Readonly<Record<string, string | RegExp>>;
  done: RegExp;
  receipt: string;
  usePhoto: string;
  /** The lines of a receipt of the country, and one of its foods as the kitchen shows it. */
  printed: readonly string[];
  bought: string | RegExp;
  putIn: RegExp;
  eaten: string | RegExp;
  everyDay: string;
  shopping: string;
  missing: { none: string; line: string; typed: string; shown: RegExp };
  cook: string;
  frittata: RegExp;
  cooked: { act: string; what: string; done: string; said: RegExp };
  thrownAway: { more: string | RegExp; act: string; said: string | RegExp };
  waste: { heading: RegExp; shown: string };
  topic: { form: string; address: string; save: string; act: string };
  notice: RegExp;
  forgotten: { send: string; subject: string };
  offline: RegExp;
  /** That another language, the one that `other` names, was not used in this browser yet. */
  notHere: RegExp;
}
