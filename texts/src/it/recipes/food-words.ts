import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** For a food and for several, of both genders: "tritato, tritata, tritati, tritate". */
const inAllForms = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => [`${stem}o`, `${stem}a`, `${stem}i`, `${stem}e`])
    .join(', ');

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'finemente, grossolanamente, sottilmente, leggermente, appena, ben, bene, molto, abbastanza, un po’, accuratamente, già, pronto da cuocere, a crudo, poco',
  inAllForms(
    'tritat, tagliat, affettat, grattugiat, grattat, pelat, sbucciat, spellat, schiacciat, pestat, lavat, sciacquat, scolat, sgocciolat, strizzat, asciugat, tamponat, sciolt, fus, ammorbidit, ammollat, sbattut, setacciat, disossat, denocciolat, snocciolat, decorticat, privat, sminuzzat, spezzettat, spezzat',
  ),
  inAllForms(
    'sbriciolat, sgranat, sgusciat, divis, dimezzat, apert, separat, raffreddat, intiepidit, scongelat, reidratat, ammorbiditi, spazzolat, raschiat, pulit, mondat, spremut, filtrat, frullat, svuotat, mescolat, sbollentat, tostat, eviscerat, deliscat, dissalat, sfilettat, sfogliat, spuntat, ridott, battut, squamat',
  ),
  'sfilacciato, sfilacciata, montato a neve, montati a neve, montata a neve, a neve, a neve ferma, montata, semimontata, a pomata, rinvenuto, rinvenuti, ammollati in acqua, lavate e asciugate, lavati e asciugati, pulito e tritato, pulita e tritata, pelata e tritata, mondate e tritate, parati, legato, legata',
  'a dadini, a dadini piccoli, a dadi, a cubetti, a cubetti piccoli, a pezzi, a pezzetti, a pezzettoni, a tocchetti, a tocchi, a rondelle, a rondelle sottili, a fette, a fettine, a fette sottili, a fettine sottili, a lamelle, a spicchi, a listarelle, a striscioline, a strisce, a bastoncini, a filetti, a julienne, alla julienne, a brunoise, a quarti, in quarti, in quattro, in quattro parti, in due, in due parti',
  'a metà, per metà, a scaglie, in scaglie, a fiocchetti, a fiocchi, a ciuffetti, a cimette, in cimette, a purea, ad anelli, in pezzi, in pezzetti, in fette sottili, al coltello, a coltello, a mano, a mezzelune, a mezzaluna, a losanghe, a briciole, in briciole, a granella, a straccetti, a bocconcini, in spicchi, in rondelle, a tronchetti, a nastro',
  'a temperatura ambiente, macinato al momento, macinata al momento, macinato fresco, appena macinato, appena grattugiato, appena spremuto, grattugiato al momento, con la buccia, senza buccia, senza la buccia, con la pelle, senza pelle, senza la pelle, senza semi, senza lische, senza spine, senza nocciolo, senza osso, senza crosta, senza gambo, dei semi, del torsolo, della buccia, solo le foglie, solo la parte bianca, solo la parte verde, chopped, diced, sliced, grated, minced, melted, peeled',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'fresco, fresca, freschi, fresche, freschissimo, freschissima, freschissimi, freschissime, maturo, matura, maturi, mature, ben maturo, ben maturi, bio, biologico, biologica, biologici, biologiche, di qualità, di buona qualità, di ottima qualità, di prima qualità, tiepido, tiepida, caldo, calda, freddo, fredda, bollente, ghiacciato, ghiacciata',
  'non trattato, non trattata, non trattati, non trattate, ruspante, ruspanti, nostrano, nostrana, di fattoria, del contadino, dell’orto, di stagione, fatto in casa, fatta in casa, fatto da voi, casereccio fatto in casa, sodo, soda, sodi, tenero, tenera, teneri, tenere, morbido, morbida, morbidi, del giorno prima, raffermo, freddo di frigo, fredda di frigo, freddo di frigorifero, fredde di frigo, ben freddo, ben fredda, ben caldo, di frigorifero',
  'circa, all’incirca, più o meno, a vostra scelta, a scelta, a piacere, di medie dimensioni, di media grandezza, di grandezza media, medie dimensioni, il, lo, la, i, gli, le, l’, un, una, mio, vostro, preferito, preferita, buono, buona, extra, possibilmente, preferibilmente, meglio se, di taglia media, della migliore qualità, bello, bella, belli, belle, fresh, ripe, organic, raw',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'carne macinata, carne trita, carne tritata, macinato di manzo, macinato di maiale, macinato misto, manzo macinato, manzo tritato, maiale macinato, vitello macinato, pollo macinato, tacchino macinato, parmigiano grattugiato, grana grattugiato, pecorino grattugiato, formaggio grattugiato, emmental grattugiato, cocco grattugiato, pane grattugiato, pangrattato, pan grattato',
    'mandorle a lamelle, mandorle affettate, mandorle pelate, mandorle tritate, granella di nocciole, granella di pistacchi, nocciole tostate, mandorle tostate, panna montata, panna fresca, latte fresco, lievito fresco, lievito di birra fresco, pasta fresca, ricotta fresca, formaggio fresco, formaggio fresco spalmabile, salsiccia fresca, funghi freschi, pomodori secchi, prosciutto cotto, prosciutto crudo, burro fuso, burro morbido, cioccolato fuso',
    'cioccolata calda, vino caldo, pasta di acciughe, acqua calda, acqua tiepida, acqua fredda, acqua bollente, brodo caldo, brodo bollente, brodo di carne caldo, orzo perlato, farro perlato, farro decorticato, grano spezzato, patate fritte, cipolla fritta, pisellini fini, sale fino, sale fine, sale grosso, zucchero fine, pane raffermo, pane casereccio, uova sode, uovo sodo, pasta fillo fresca, frutta fresca, frutta secca, acqua ghiacciata, bastoncini di pesce, crema di latte fresca, latte caldo, latte tiepido, tonno fresco, spremuta fresca',
  ].join(', '),
  soldInTins:
    'pomodori pelati, pelati, pomodoro pelato, polpa di pomodoro, polpa di pomodori, pomodori a pezzi, pomodori a pezzettoni, pomodoro a pezzettoni, pomodori a cubetti, passata di pomodoro',
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] =
  'fette, fettine, rondelle, spicchi, pezzi, pezzetti, cubetti, dadini, rametti, foglie, foglioline, listarelle, filetti, ciuffi';

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, cilantro, zucchini squash, eggplant';

/** Before the last word that two alternatives share; here the last comes first: "brodo vegetale o di pollo". */
export const firstHalves: RecipeWords['firstHalves'] = '';
export const secondHalves: RecipeWords['secondHalves'] = '';

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'carta forno, carta da forno, carta da cucina, carta assorbente, carta alluminio, carta d’alluminio, carta stagnola, stagnola, pellicola, pellicola trasparente, pellicola alimentare, pellicola per alimenti, spago da cucina, spago, filo da cucina, stuzzicadenti, stecchini, stecchini di legno, spiedini di legno, bastoncini di legno, stecchi da gelato',
  'stampo, stampo da plumcake, stampo per plumcake, stampo da ciambella, stampo a cerniera, stampo per crostata, stampi da muffin, stampini, stampini monoporzione, pirottini, pirottini di carta, tortiera, teglia, teglia da forno, leccarda, placca da forno, pirofila, cocotte, ciotola, terrina, pentola, casseruola, padella, tegame, wok, pentola a pressione, sac à poche, sac a poche, tasca da pasticcere, bocchetta, mattarello, matterello, spianatoia',
  'tagliapasta, coppapasta, rotella, frullatore, frullatore a immersione, minipimer, mixer, tritatutto, robot da cucina, planetaria, bimby, fruste, fruste elettriche, frusta, sbattitore, termometro, termometro da cucina, colino, colapasta, setaccio, chinois, mandolina, grattugia, spatola, leccapentole, pennello, canovaccio, strofinaccio, vasetti, vasetti sterilizzati, barattoli sterilizzati, barattoli di vetro, gelatiera, vaporiera, friggitrice ad aria, macchina per la pasta',
  'schiacciapatate, passaverdure, mortaio, cannello, sifone, sacchetti per congelare, sacchetti gelo, bicchierini di vetro, coppette, utensili, attrezzatura, burro per lo stampo, burro per la teglia, farina per lo stampo, baking paper, foil, skewers, toothpicks, muffin tin, cake tin',
].join(', ');
