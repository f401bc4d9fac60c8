import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';
import {
  american,
  equipment,
  firstHalves,
  portions,
  prepared,
  qualities,
  secondHalves,
  sold,
} from './food-words.ts';

/** To the cook, as an infinitive and as an imperative to one and to many: "mescolare", "mescola", "mescolate". */
const tells = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => [`${stem}are`, `${stem}a`, `${stem}ate`])
    .join(', ');

export const recipeWords: RecipeWords = {
  numbers: {
    ...{ un: 1, uno: 1, una: 1, "un'": 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8 },
    ...{ nove: 9, dieci: 10, undici: 11, dodici: 12, quindici: 15, sedici: 16, venti: 20, trenta: 30 },
    ...{ mezzo: 0.5, mezza: 0.5, mezzi: 0.5, mezze: 0.5, metà: 0.5, 'la metà': 0.5, 'la metà di': 0.5 },
    ...{ 'metà di': 0.5, 'una metà di': 0.5, '1 mezzo': 0.5, '1 mezza': 0.5, 'un mezzo': 0.5 },
    ...{ 'un quarto': 0.25, 'un quarto di': 0.25, 'quarto di': 0.25, quarto: 0.25, 'tre quarti': 0.75 },
    ...{ 'tre quarti di': 0.75, 'un terzo': 1 / 3, 'un terzo di': 1 / 3, 'due terzi': 2 / 3 },
    ...{ 'due terzi di': 2 / 3, 'uno e mezzo': 1.5, 'una e mezza': 1.5, 'una dozzina': 12, dozzina: 12 },
    ...{ 'una dozzina di': 12, 'mezza dozzina': 6, 'mezza dozzina di': 6, 'una decina': 10 },
    ...{ 'una decina di': 10, 'una ventina': 20, 'una ventina di': 20, 'un paio': 2, 'un paio di': 2 },
    ...{ cento: 100, centocinquanta: 150, duecento: 200, trecento: 300, cinquecento: 500, one: 1, two: 2 },
  },
  thousands: ['.', ' '],
  multiples: { dozzina: 12, dozzine: 12, decina: 10, decine: 10, mezzo: 0.5, mezza: 0.5, dozen: 12 },
  andPart: {
    ...{ 'e mezzo': 0.5, 'e mezza': 0.5, 'e un quarto': 0.25, 'e quarto': 0.25, 'e tre quarti': 0.75 },
    ...{ 'e un terzo': 1 / 3 },
  },
  to: 'a, o, ai, alle, to',
  about: [
    'circa, ca, all’incirca, più o meno, quasi, intorno a, ~, approssimativamente, un buon, un bel, una bella, una buona, buon, bel, bella, un grosso, una grossa, un piccolo, una piccola, un grande, una grande, poco più di, poco meno di, un po’ più di, un po’ meno di, almeno, minimo, massimo, max, fino a, altri, altre, ancora, appena, più di, meno di, scarso, scarsi, scarsa, scarse, abbondante, abbondanti, about, di circa, da circa, da, di, n, nr',
  ].join(', '),
  times: 'x, ×, volte',
  measures: {
    gram: 'g, gr, grs, grammo, grammi, gram, grams',
    kilogram: 'kg, kgs, chilo, chili, kilo, kili, chilogrammo, chilogrammi, kilogrammo, kilogrammi',
    millilitre: 'ml, millilitro, millilitri, cc',
    centilitre: 'cl, centilitro, centilitri',
    decilitre: 'dl, decilitro, decilitri',
    litre: 'l, lt, ltr, litro, litri',
    decagram: 'dag, decagrammo, decagrammi',
    'metric-pound': '',
    ounce: 'oz, oncia, once, ounce, ounces',
    pound: 'lb, lbs, libbra, libbre, pound, pounds',
    stick: 'stick, sticks',
    teaspoon: [
      'cucchiaino, cucchiaini, cucchiaino da tè, cucchiaini da tè, cucchiaino da the, cucchiaini da the, cucchiaino da te, cucchiaini da te, cucchiaino da caffè, cucchiaini da caffè, cucchiaino raso, cucchiaini rasi, cucchiaino colmo, cucchiaini colmi, cucchiaino scarso, cucchiaino abbondante, punta di cucchiaino',
      'c ino, c ini, cucch ino, cucch ini, cucchiaiatina, tsp, teaspoon, teaspoons',
    ].join(', '),
    dessertspoon: 'cucchiaio da dessert, cucchiai da dessert, cucchiaio da frutta, cucchiai da frutta',
    tablespoon: [
      'cucchiaio, cucchiai, cucchiaiata, cucchiaiate, cucchiaio da tavola, cucchiai da tavola, cucchiaio da minestra, cucchiai da minestra, cucchiaio da zuppa, cucchiai da zuppa, cucchiaio raso, cucchiai rasi, cucchiaio colmo, cucchiai colmi, cucchiaio abbondante, cucchiai abbondanti, cucchiaio scarso, cucchiai scarsi, cucchiaione, cucch, cucchiaj, tbsp, tbs, tablespoon, tablespoons',
    ].join(', '),
    'fluid-ounce': 'fl oz',
    cup: 'tazza, tazze, cup, cups, mug',
    pint: 'pinta, pinte',
    'american-pint': 'us pint',
    quart: 'quart',
    gallon: 'gallone, galloni',
    piece: [
      'pezzo, pezzi, pz, filetti, filettini, pezzetto, pezzetti, unità, mazzo, mazzi, mazzetto, mazzetti, mazzolino, testa, teste, cespo, cespi, cesto, bulbo, bulbi, porzione, porzioni, palla, palle, pallina, palline, trancio, tranci, panetto, panetti, radice, radici, dado di, ceppo, ceppi, grappolo, grappoli, quadratino, quadratini, quadretto, quadretti, tocco, tocchi, tocchetto, tronco, blocco, forma, forme, filone, filoni, pagnotta, cubo, piece, pieces, bunch',
    ].join(', '),
    clove: 'spicchio, spicchi, clove, cloves',
    slice:
      'fetta, fette, fettina, fettine, rondella, rondelle, lamella, lamelle, fetta sottile, fette sottili, fettone, slice, slices',
    stalk: 'gambo, gambi, costa, coste, costola, costole, stecca, stecche, stelo, steli',
    leaf: 'foglia, foglie, fogliolina, foglioline, rametto, rametti, ramo, rami, ciuffo, ciuffi, ciuffetto, ciuffetti, filo d’erba, sprig, sprigs',
    pack: [
      'pacco, pacchi, pacchetto, pacchetti, confezione, confezioni, conf, busta, buste, bustina, bustine, sacchetto, sacchetti, vasetto, vasetti, vaso, bottiglia, bottiglie, bottiglietta, brik, brick, cartone, vaschetta, vaschette, rotolo, rotoli, tavoletta, tavolette, bicchiere, bicchieri, bicchierino, bicchierini, bicchiere da vino, bicchiere da acqua',
      'tazzina, tazzine, tazzina da caffè, ciotola, tubetto, dose, dosi, cubetto, cubetti, panetto di lievito, cestino, cestini, fiala, fialetta, retina, scatola, scatole, misurino, misurini, calice, pack, packs, packet, jar, jars',
    ].join(', '),
    tin: 'lattina, lattine, scatoletta, scatolette, barattolo, barattoli, barattolino, barattolo piccolo, barattolo grande, latta, tin, tins, can, cans',
    length: 'cm, centimetro, centimetri, mm',
    vague: [
      'pizzico, pizzichi, pizzichino, presa, prese, una presa di, bel pizzico, manciata, manciate, manciatina, bella manciata, piccola manciata, pugno, pugni, pugnetto, goccia, gocce, qualche goccia, qualche goccia di, goccio, goccino, un goccio di, spruzzo, spruzzata, spruzzatina, spolverata, spolveratina, macinata, macinate, grattata, grattatina, grattugiata, grattugiatina',
      "punta, punta di coltello, la punta di un coltello, poco, pochi, poche, un poco, un po', un po' di, un po, un po di, un pò di, qualche, qualche foglia, qualche foglia di, qualche rametto, qualche rametto di, qualche fetta, qualche cucchiaio, qualche cucchiaio di, qualche pezzetto di, qualche ciuffo di, alcuni, alcune, alcune foglie di, filo, un filo d', un filo di, giro, un giro di, un giro d', noce, noci di, una noce di, nocciola di",
      'etto, etti, hg, ettogrammi, q b, qb, quanto basta, q s, quanto ne serve, quanto serve, quanto necessario, secondo necessità, a sufficienza, sufficiente, abbondante quanto basta, mestolo, mestoli, mestolino, molto, molta, tanto, tanta, parecchio, dito, due dita, ombra, velo, sentore, odore, vari, varie, diversi, diverse, pinch, handful, dash',
    ].join(', '),
  },
  capitalMeasures: {},
  inSticks: 'burro, margarina, butter',
  american,
  of: "di, d', del, della, dello, dell', dei, degli, delle, da, of",
  and: 'e, ed, &, and',
  or: 'o, oppure, ovvero, od, or',
  each: 'di ciascuno, di ciascuna, di ognuno, di ognuna, ciascuno, ciascuna, cadauno, cad, ognuno, ognuna, di ogni',
  plus: 'più, +, e, ed, &',
  endings: '',
  sizes: [
    'piccolo, piccola, piccoli, piccole, grande, grandi, grosso, grossa, grossi, grosse, medio, media, medi, medie, bello, bella, belli, belle, bel, bei, mini, buon, buona, raso, rasa, rasi, rase, colmo, colma, colmi, colme, pieno, piena, pieni, piene, ben pieno, scarso, scarsa, scarsi, scarse, abbondante, abbondanti, generoso, generosa, generosi',
    'lungo, lunga, lunghi, lunghe, intero, intera, interi, intere, spesso, spessa, spessi, spesse, sottile, sottili, tondo, tonda, tondi, tonde, rotondo, rotonda, gigante, giganti, monoporzione, piccolino, piccolina, grossetto, medio grande, medio grandi, medio piccola, da tavola, small, medium, large',
  ].join(', '),
  prepared,
  qualities,
  ...sold,
  states: [
    'macinato, macinata, secco, secca, secchi, secche, affumicato, affumicata, affumicati, surgelato, surgelata, surgelati, surgelate, congelato, congelata, congelati, cotto, cotta, cotti, cotte, precotto, precotta, precotti, lessato, lessata, lessati, lessate, lesso, lessi, lesse, bollito, bollita, bolliti, bollite, crudo, cruda, crudi, crude, grigliato, grigliata, grigliate, arrostito, arrosto, fritto, fritta, fritti, candito, candita, canditi, candite, essiccato, essiccata, stagionato, stagionata',
    'salato, salata, non salato, senza sale, senza zucchero, in polvere, in scatola, in lattina, in barattolo, in vetro, sott’olio, sott’aceto, sotto sale, marinato, marinata, disidratato, disidratata, liofilizzato, granulato, a velo, sode, sodo',
  ].join(', '),
  tinned: 'in scatola',
  portions,
  parts: [
    'succo, il succo, un po’ di succo, poco succo, scorza, la scorza, scorze, le scorze, scorza grattugiata, la scorza grattugiata, scorzette, buccia, la buccia, buccia grattugiata, la buccia grattugiata, zest, zeste, polpa, la polpa, semi, i semi, foglie, le foglie, succo e scorza, scorza e succo, il succo e la scorza, la scorza e il succo, albumi, gli albumi, tuorli, i tuorli, barba, la barba, juice',
  ].join(', '),
  genitives: {},
  asides: [
    'q b, qb, quanto basta, quanto ne serve, per, secondo, a piacere, a piacimento, a gusto, a vostro gusto, a volontà, q b a piacere, senza, con, o più, o meno, più, +, se, facoltativo, facoltativa, facoltativi, facoltative, opzionale, opzionali, ad esempio, per esempio, es, tipo, cioè, ovvero circa, di cui, in parti uguali, preferibilmente, possibilmente, meglio se, meglio, peso netto, peso sgocciolato, peso netto sgocciolato, sgocciolato, sgocciolati',
    'in totale, totali, non, minimo, massimo, che, quale, a seconda, dipende, come, eventualmente, in alternativa, in mancanza, precedentemente, prima, da regolare, regolare, ciascuno, ciascuna, cadauno, nonché, poi, altrimenti, da dividere, già pesati, già pulito, già pulita, già puliti, pesati, pesato, da pulire, al netto, al netto degli scarti, tenuto, tenuti, tenuta, messi a bagno, in ammollo, to taste, for, optional',
  ].join(', '),
  within: '',
  optional: [
    'facoltativo, facoltativa, facoltativi, facoltative, opzionale, opzionali, a piacere, se piace, se vi piace, se ti piace, se gradito, se gradita, se volete, se vuoi, se si vuole, se si desidera, se desiderate, se lo avete, se ce l’avete, se disponibile, eventualmente, non obbligatorio, non necessario, se necessario, se serve, per chi lo gradisce, if you like',
  ].join(', '),
  noAlternatives: [
    'più, meno, altro, altra, altri, altre, un altro, un’altra, equivalente, secondo, in mancanza, un misto, un mix, entrambi, anche, simile, simili, similare, qualsiasi altro, qualsiasi, quello, quella, quelli, quelle, al, alla, a, se, il, la, vostro, in',
    'surgelato, surgelata, surgelati, surgelate, fresco, fresca, freschi, fresche, fatto in casa, fatta in casa, comprato, comprata, già pronto, già pronta, in scatola, confezionato, confezionata',
  ].join(', '),
  firstHalves,
  secondHalves,
  equipment,
  forPart: "per la, per il, per lo, per i, per gli, per le, per l', per un, per una, per, for the",
  partNames: [
    'impasto, l’impasto, pasta, la pasta, salsa, la salsa, sugo, il sugo, ripieno, il ripieno, farcia, la farcia, farcitura, la farcitura, crema, la crema, copertura, la copertura, glassa, la glassa, marinatura, la marinatura, marinata, vinaigrette, la vinaigrette, condimento, il condimento, condire, contorno, il contorno, accompagnare, decorazione, la decorazione, decorare, guarnire, guarnizione, la guarnizione, finitura, servire',
    'base, la base, biscotto, il biscotto, pan di spagna, il pan di spagna, frolla, la frolla, pasta frolla, la pasta frolla, pasta sfoglia, pasta brisée, crumble, coulis, brodo, il brodo, carne, la carne, verdure, le verdure, ganache, la ganache, sciroppo, lo sciroppo, bagna, la bagna, mousse, la mousse, ingredienti, preparazione, panatura, la panatura, impanatura, caramello, il caramello, soffritto, il soffritto, besciamella, la besciamella, ragù, il ragù',
    'pastella, la pastella, polpette, le polpette, insalata, l’insalata, risotto, il risotto, pesto, il pesto, pesce, il pesce, pollo, il pollo, purè, il purè, poolish, biga, la biga, lievitino, il lievitino, completare, spolverare, spennellare, friggere, la teglia, lo stampo, la superficie, la cottura, composta, la composta, gelatina, la gelatina, varie',
  ].join(', '),
  shortNames: {},
  headings: {
    ingredients: [
      'ingredienti, ingrediente, gli ingredienti, lista degli ingredienti, elenco degli ingredienti, ingredienti e dosi, dosi, le dosi, cosa serve, cosa ti serve, cosa vi serve, cosa occorre, occorrente, l’occorrente, vi servono, ti servono, lista della spesa, la spesa, ingredienti necessari, ingredients',
    ].join(', '),
    steps: [
      'preparazione, la preparazione, procedimento, il procedimento, istruzioni, passaggi, i passaggi, passi, esecuzione, svolgimento, metodo, metodo di preparazione, modalità di preparazione, come si fa, come si prepara, come fare, come preparare, come preparare la ricetta, come cucinare, fasi, fasi di preparazione, passo passo, preparazione passo passo, procedimento passo passo, la ricetta, ricetta passo passo, lavorazione, method, directions, instructions',
    ].join(', '),
    notes: [
      'consiglio, consigli, il consiglio, i consigli, consigli utili, trucco, trucchi, nota, note, osservazioni, varianti, variante, variazioni, valori nutrizionali, nutrizione, calorie, informazioni nutrizionali, conservazione, come conservare, suggerimenti, suggerimento, curiosità, abbinamento, abbinamenti, vino, vino consigliato, abbinamento vino, strumenti, utensili, attrezzatura, commenti, buon appetito, fonte, note della ricetta, il trucco, i trucchi',
      'consigli e varianti, varianti e consigli, note e consigli, consigli e conservazione, il consiglio in più, presentazione, ricette correlate, ricette simili, potrebbe interessarti, ti potrebbero interessare, leggi anche, come servire, allergeni, domande e risposte, domande frequenti, recensioni',
    ].join(', '),
  },
  servingsBefore: [
    'per, dosi per, dose per, ingredienti per, ricetta per, porzioni, numero di porzioni, numero porzioni, persone, numero di persone, numero persone, n persone, n porzioni, quantità, quantità per, resa, rende, serve, dosi, serves, makes, yield, per circa, ingredienti per circa, dosi per circa',
  ].join(', '),
  servingsBehind: 'persone, persona, pers, porzioni, porzione, commensali, coperti, pezzi, servings',
  timeLabels: {
    total:
      'tempo totale, totale, pronto in, durata, durata totale, tempo, in tutto, tempo complessivo, tempo di realizzazione, tempo di esecuzione, total time, ready in',
    part: [
      'preparazione, tempo di preparazione, tempo preparazione, prep, cottura, tempo di cottura, tempo cottura, tempi di cottura, riposo, tempo di riposo, tempo riposo, refrigerazione, tempo di refrigerazione, attesa, tempo di attesa, marinatura, tempo di marinatura, lievitazione, tempo di lievitazione, tempo lievitazione, ammollo, tempo di ammollo, congelamento, tempo di congelamento, raffreddamento, tempo di raffreddamento, macerazione, infusione, in frigo, in frigorifero, prep time, cook time',
    ].join(', '),
  },
  spans: {
    minute: "minuti, minuto, min, mins, m, '",
    hour: 'ore, ora, h, hr, hours, hour',
    day: 'giorni, giorno, gg',
  },
  step: 'passo, passaggio, fase, step',
  verbs: [
    tells(
      'preriscald, mescol, tagli, trit, affett, sbucci, lav, sciacqu, scol, sgocciol, vers, incorpor, mont, riscald, port, lasci, post, posizion, inforn, prepar, impast, lavor, stemper, amalgam, aggiust, regol, insapori, sal, pep, rosol, tost, grigli, gratin, decor, spolver, spolverizz, sfum, lev, setacci',
    ),
    tells(
      'separ, grattugi, schiacci, spadell, frull, arrotol, imburr, infarin, foder, deglass, assaggi, tampon, asciug, elimin, priv, ricav, stacc, livell, spennell, bucherell, sforn, form, tir, avvolg, gir, rigir, utilizz, us, inizi, cominci, termin, ultim, complet, adagi, alline, altern, ripass, salt, sbollent, allarg, capovolt, spezzett',
    ),
    'unire, unisci, unite, mettere, metti, mettete, cuocere, cuoci, cuocete, far cuocere, fai cuocere, fate cuocere, fare, fai, fate, far, battere, sbattere, sbatti, sbattete, sciogliere, sciogli, sciogliete, bollire, fate bollire, servire, servi, servite, coprire, copri, coprite, riempire, riempi, riempite, aggiungere, aggiungi, aggiungete, prendere, prendi, prendete, attendere, attendi, attendete, aspettare, aspettate, ridurre, farcire, farcisci, farcite',
    'bagnare, bagnate, guarnire, guarnite, condire, condisci, condite, aprire, apri, aprite, friggere, friggi, friggete, soffriggere, soffriggi, soffriggete, fate soffriggere, fate rosolare, fate sciogliere, stendere, stendi, stendete, dividere, dividi, dividete, togliere, togli, togliete, raggiungere, ottenere, rimuovere, rimuovi, pulire, pulisci, pulite, disporre, disponete, disponi, trasferire, trasferisci, trasferite, immergere, immergete, inserire, inserite, inserisci, suddividere, suddividete, sovrapponete, ripetete, ripetere, tenere, tenete, tieni, rompere, rompete, rompi, spegnere, spegnete, spegni, riprendere, riprendete, riprendi, accendete, avvolgete, coprite, distribuite, distribuire, distribuisci, insaporite, insaporire, stemperate, scegliere, scegliete, ammorbidire, appassire, fate appassire, riunire, riunite, lessare, lessate, spremere, spremete, bollite',
    'in una, in un, in uno, nella, nel, nello, durante, quando, mentre, poi, quindi, infine, intanto, nel frattempo, a questo punto, dopo, successivamente, per prima cosa, per iniziare, iniziamo, prima di tutto, innanzitutto, al termine, alla fine, fuori dal fuoco, a fuoco, su una, su un, sul, sulla, con una, con un, con l’aiuto, una volta, non appena, trascorso, trascorsi, passato il tempo, a parte, se necessario, preheat, heat, mix, stir',
  ].join(', '),
  lastVerbs: '',
};
