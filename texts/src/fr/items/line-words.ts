import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which a line such as "2 paquets de jambon ven congélo" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'dim, dimanche, dimanches, dimanche soir, dimanche matin, dimanche midi',
    'lun, lundi, lundis, lundi soir, lundi matin, lundi midi',
    'mar, mardi, mardis, mardi soir, mardi matin, mardi midi',
    'mer, merc, mercredi, mercredis, mercredi soir, mercredi matin, mercredi midi, mercerdi',
    'jeu, jeudi, jeudis, jeudi soir, jeudi matin, jeudi midi',
    'ven, vend, vendredi, vendredis, vendredi soir, vendredi matin, vendredi midi',
    'sam, samedi, samedis, samedi soir, samedi matin, samedi midi',
  ],
  months: [
    'jan, janv, janvier',
    'fév, févr, février',
    'mars',
    'avr, avril',
    'mai',
    'juin',
    'juil, juill, juillet',
    'août, aout',
    'sep, sept, septembre',
    'oct, octobre',
    'nov, novembre',
    'déc, décembre',
  ],
  ambiguousMonths: 'mars, mai, avril, juin, août, sept, jan',
  ordinals: 'er, e, eme, ieme',
  numberedBy: 'le, au, jusqu’au, du, pour le, avant le',
  hasDashedDays: true,
  weeks: 'semaine, sem, s, semaine n°',
  monthParts: [
    [1, 'début'],
    [15, 'mi, milieu, mi-, courant'],
  ],
  coming: {
    week: 'semaine prochaine, la semaine prochaine, de la semaine prochaine, semaine qui vient, la semaine qui vient, de la semaine qui vient, la semaine suivante',
    weekend:
      'week-end prochain, weekend prochain, we prochain, le week-end prochain, fin de la semaine prochaine, fin de semaine prochaine, fin semaine prochaine',
    month: 'fin du mois prochain, fin du mois suivant, fin mois prochain, la fin du mois prochain',
  },
  weeksLater: [
    [1, 'en huit'],
    [2, 'en quinze'],
  ],
  days: [
    [-1, 'hier'],
    [0, 'aujourd’hui, aujourdhui, auj, ce soir, ajd, aujourd hui, aujourd’hui même, ce midi'],
    [1, 'demain, dmain, demain soir, demain matin, demain midi, 2main'],
    [2, 'après-demain, après demain, apres-demain, aprés demain'],
    [7, 'dans huit jours, sous huit jours, sous huitaine'],
    [14, 'dans quinze jours, sous quinze jours, sous quinzaine'],
  ],
  shortDays: [
    [0, 'aujd'],
    [1, 'dem'],
  ],
  pastDays: [
    [-1, 'hier soir, hier matin, hier midi, la veille, de la veille, d’hier soir, d’hier'],
    [0, 'ce matin, ce matin même, tout à l’heure, à l’instant, cet après-midi, du jour, d’aujourd’hui'],
    [-2, 'avant-hier, avant hier, avant-hier soir'],
    [-3, 'l’autre jour, il y a quelques jours'],
    [-7, 'la semaine dernière, semaine dernière, la semaine passée'],
    [-30, 'le mois dernier, mois dernier, le mois passé'],
  ],
  spans: {
    day: 'jour, jours, j, jrs, jr',
    week: 'semaine, semaines, sem',
    month: 'mois',
    year: 'an, ans, année, années',
  },
  more: 'de plus, encore',
  within:
    'dans, dans les, d’ici, sous, en, encore, encore bon, encore bonne, encore bons, bon encore, tient, tient encore, se garde, se garde encore, se conserve, se conservent, se gardent, tiendra, pendant, à consommer dans les, à consommer sous, à manger dans les, à manger sous, bon pour, bon pendant, pour encore, environ, d’ici environ, reste',
  beforeDay:
    'le, la, pour, pour le, avant, avant le, avant la, d’ici, d’ici le, d’ici au, d’ici à, jusqu’à, jusqu’au, jusqu’a, jusque, jusqu’en, ce, cette, au, au plus tard, au plus tard le, fin, fin de, la fin, avant fin, jusqu’à fin, jusqu’à la fin, d’ici fin, d’ici la fin, bon jusqu’au, bon jusqu’à, bonne jusqu’au, bonne jusqu’à, bons jusqu’au, bons jusqu’à, bonnes jusqu’au, bonnes jusqu’à, encore bon jusqu’au, encore bon jusqu’à, ok jusqu’au, ok jusqu’à, valable jusqu’au, tient jusqu’au, tient jusqu’à, se garde jusqu’au, se garde jusqu’à, se conserve jusqu’au, dernier jour, à faire avant',
  article: 'le',
  next: 'prochain, prochaine',
  last: 'dernier, dernière',
  nextBehind: 'prochain, prochaine, qui vient, pro',
  lastBehind: 'dernier, dernière, passé, passée',
  ago: 'auparavant, plus tôt',
  agoBefore: 'il y a, ya, y a, depuis, ça fait, il y a environ, cela fait',
  isVerbLast: false,
  began: {
    made: 'fait, faite, faits, faites, fait maison, faite maison, cuisiné, cuisinée, cuisinés, cuisinées, cuit, cuite, cuits, cuites, préparé, préparée, préparés, préparées, coupé, coupée, coupés, coupées, tranché, tranchée, mariné, marinée, tiré, tiré le, j’ai fait, j’ai cuisiné, j’ai préparé, on a fait, on a cuisiné, épluché, épluchées',
    bought:
      'acheté, achetée, achetés, achetées, pris, prise, livré, livrée, livrés, livrées, reçu, reçue, reçus, reçues, cueilli, cueillis, cueillies, cueillie, récolté, récoltés, récoltées, rapporté, ramené, ramenée, pondu, pondus, j’ai acheté, on a acheté, j’ai pris, j’ai reçu',
    frozen:
      'congelé, congelée, congelés, congelées, surgelé le, mis au congélateur, mise au congélateur, mis au congélo, mise au congélo, mises au congélo, au congélo depuis, au congélateur depuis, au congélo depuis le, au congélateur depuis le, j’ai congelé',
    since:
      'depuis, depuis le, du, de, d’, datant de, datant du, décongelé, décongelée, décongelés, décongelées, emballé, emballé le, conditionné le, produit le, fabriqué le',
  },
  finite:
    'acheté, achetée, achetés, achetées, congelé, congelée, congelés, congelées, décongelé, décongelée, reçu, reçus, reçue, livré, pris, cueilli, ouvert, entamé',
  notEnds:
    'emballé le, conditionné le, fabriqué le, produit le, vendre avant, à vendre avant, congeler avant, à congeler avant, décongeler le, à décongeler, à décongeler le, mûr, mûr le, mûrs pour, prêt le, prêts pour, arrive, arrive le, arrivent, livraison, livraison le, livré le, besoin pour, besoin le, pour, pour le, prévu pour, prévu le',
  onDay: 'le, la, ce, cette, en, depuis, depuis le, du, au',
  weekend:
    'week-end, weekend, we, ce week-end, ce weekend, ce we, le week-end, le weekend, fin de semaine, fin de la semaine, la fin de semaine, cette semaine, dans la semaine, en fin de semaine, fin semaine',
  vagueDays: [],
  holidays: {
    '12-24': 'réveillon, réveillon de noël, veille de noël, la veille de noël',
    '12-25': 'noël, à noël',
    '12-31': 'réveillon du jour de l’an, saint-sylvestre, la saint-sylvestre, réveillon du nouvel an',
    '01-01': 'jour de l’an, nouvel an, le jour de l’an',
    '10-31': 'halloween',
    '01-06': 'épiphanie, l’épiphanie',
    '02-02': 'chandeleur, la chandeleur',
    '02-14': 'saint-valentin, la saint-valentin',
    '11-01': 'toussaint, la toussaint',
    '07-14': 'fête nationale',
    '12-06': 'saint-nicolas, la saint-nicolas',
  },
  ordinalWords: 'premier',
  beforeMonthEnd: 'fin, fin de',
  endOfMonth:
    'fin du mois, fin de mois, la fin du mois, à la fin du mois, d’ici la fin du mois, fin de ce mois, avant la fin du mois, en fin de mois, fin mois',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, zu verbrauchen bis, verbrauchen bis, te gebruiken tot, tgt, caduca, fecha de caducidad, da consumare entro, scadenza, sista förbrukningsdag, sidste anvendelsesdato, consumir até',
    'à consommer jusqu’au, à consommer jusqu’à, consommer jusqu’au, à cons. jusqu’au, dlc, d.l.c, dlc au, dlc le, dlc du, date limite, date limite de consommation, date limite le, à consommer avant, à consommer avant le, à consommer le, à consommer pour, à consommer d’ici, à consommer, consommer avant, consommer avant le, à manger avant, à manger avant le, à manger jusqu’au, à manger, à finir avant, à finir avant le, à finir pour, à finir, à utiliser avant, à utiliser avant le, à utiliser, à cuire avant, à cuisiner avant, à boire avant, à boire avant le, à boire, limite, limite le, à manger pour, à manger d’ici',
  ].join(', '),
  bestBefore:
    'dcr, d.c.r, dcr au, dcr le, date de consommation recommandée, ddm, d.d.m, dluo, d.l.u.o, ddm au, ddm le, à consommer de préférence avant, à consommer de préférence avant le, à consommer de préférence avant fin, à consommer de préférence jusqu’au, de préférence avant, de préférence avant le, de préférence avant fin, de pref avant, meilleur avant, meilleur avant le, à cons. de préf. avant, périme, périme le, périment, périment le, périmé le, périmé, périmée, périmée le, périmés, périmées, périmé depuis, expire, expire le, expirent, expirent le, expiré, expiré le, expiration, date d’expiration, date d’expiration le, péremption, date de péremption, date péremption, péremption le, bon avant, bon avant le, date, valable jusqu’au, exp, best before, bb, bbe, mhd, mindestens haltbar bis, ten minste houdbaar tot, tht, consumir preferentemente antes del, da consumarsi preferibilmente entro, bäst före, bedst før, consumir de preferência antes de, date courte, date au, date du, va périmer, va périmer le, sera périmé le',
  decimalSign: ',',
  numbers: {
    ...{ un: 1, une: 1, 'encore un': 1, 'encore une': 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 },
    ...{ sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15 },
    ...{ seize: 16, 'dix-sept': 17, 'dix-huit': 18, 'dix-neuf': 19, vingt: 20, trente: 30, quarante: 40 },
    ...{ 'vingt-cinq': 25, 'vingt-quatre': 24, cinquante: 50, soixante: 60, 'soixante-dix': 70 },
    ...{ 'soixante-quinze': 75, 'quatre-vingt': 80, 'quatre-vingts': 80, 'quatre-vingt-dix': 90, cent: 100 },
    ...{ 'vingt et un': 21, 'vingt-deux': 22, 'vingt-huit': 28, 'vingt-trois': 23, mille: 1000 },
    ...{ 'une dizaine': 10, 'une dizaine de': 10, 'une dizaine d’': 10, dizaine: 10, 'dizaine de': 10 },
    ...{ 'une douzaine': 12, 'une douzaine de': 12, 'une douzaine d’': 12, douzaine: 12, 'douzaine de': 12 },
    ...{ 'douzaine d’': 12, 'une demi-douzaine': 6, 'une demi-douzaine de': 6, 'une demi-douzaine d’': 6 },
    ...{ 'une demi douzaine de': 6, 'une demi douzaine d’': 6, 'demi-douzaine de': 6, 'demi-douzaine d’': 6 },
    ...{ 'une quinzaine': 15, 'une quinzaine de': 15, 'une vingtaine': 20, 'une vingtaine de': 20 },
    ...{ demi: 0.5, demie: 0.5, 'un demi': 0.5, 'une demi': 0.5, 'une demie': 0.5, 'un demi-': 0.5 },
    ...{ 'une demi-': 0.5, 'demi-': 0.5, 'la moitié': 0.5, 'la moitié d’un': 0.5, 'la moitié d’une': 0.5 },
    ...{ 'une moitié de': 0.5, 'une moitié d’': 0.5, 'moitié de': 0.5, 'la moitié de': 0.5, moitié: 0.5 },
    ...{
      'la moitié du': 0.5,
      'un quart': 0.25,
      'un quart de': 0.25,
      'un quart d’': 0.25,
      'trois quarts': 0.75,
    },
    ...{ 'trois quarts de': 0.75, 'un tiers': 1 / 3, 'un tiers de': 1 / 3, 'deux tiers de': 2 / 3 },
    ...{ 'une paire de': 2, 'une paire d’': 2, 'deux ou trois': 2 },
  },
  multiples: {
    ...{ douzaine: 12, douzaines: 12, 'douzaines de': 12, 'douzaines d’': 12, 'douzaine de': 12 },
    ...{ 'douzaine d’': 12, cent: 100, cents: 100, mille: 1000 },
  },
  andPart: { 'et demi': 0.5, 'et demie': 0.5, 'et quart': 0.25, 'et un quart': 0.25 },
  point: 'virgule, point',
  to: 'à, ou, -, –',
  about: 'environ, à peu près, presque, ~, autour de, dans les, genre, env, quasi, à peine',
  currencies: {
    EUR: '€, eur, euro, euros, balles',
    GBP: '£, gbp, livres sterling',
    'USD CAD AUD NZD SGD HKD': '$, dollar, dollars',
    USD: 'usd, us$',
    CAD: 'cad, c$, $ca',
    AUD: 'aud',
    'JPY CNY': '¥, yen, yens',
    'SEK NOK DKK ISK': 'kr',
    CHF: 'chf, fr, frs, francs, franc, sfr',
    PLN: 'pln',
    MAD: 'mad, dh, dhs, dirhams',
    TND: 'tnd, dt',
    DZD: 'dzd, da',
    'XOF XAF': 'fcfa, cfa, xof, xaf',
  },
  cents: 'cts, ct, cent, cents, centimes, centime',
  beforeSums: 'total, au total, en tout, le tout, somme',
  besidePrices:
    'pour, à, coûte, coûté, payé, prix, seulement, la pièce, pièce, l’unité, chacun, chacune, le paquet, la boîte, @, l’une, l’un',
  eachBefore: 'chaque, l’unité',
  per: 'par, le, la, au, les, pour, per, du, l’',
  measures: {
    gram: 'g, gr, grs, gramme, grammes',
    kilogram: 'kg, kgs, kilo, kilos, kilogramme, kilogrammes',
    millilitre: 'ml, millilitre, millilitres',
    centilitre: 'cl, centilitre, centilitres',
    decilitre: 'dl, décilitre, décilitres',
    litre: 'l, lt, litre, litres',
    ounce: 'oz, once, onces',
    pound: 'lb, lbs',
    'half-kilogram': 'livre, livres',
    hectogram: 'hg',
    decagram: 'dag',
    'fluid-ounce': 'fl oz',
    cup: 'tasse, tasses',
    pint: 'pinte, pintes, chopine',
    quart: 'quarts us',
    gallon: 'gallon, gallons',
    tablespoon:
      'cuillère à soupe, cuillères à soupe, cuillere a soupe, cuiller à soupe, cuillerée à soupe, cuillerées à soupe, càs, cas, cs, c. à s, c.à.s, c à s, c à soupe, c. à soupe, cuil à soupe, cuil. à soupe',
    teaspoon:
      'cuillère à café, cuillères à café, cuiller à café, cuillerée à café, cuillerées à café, càc, cac, cc, c. à c, c.à.c, c à c, c à café, c. à café, cuil à café, cuil. à café, cuillère à thé',
    piece:
      'pièce, pièces, pce, pces, pcs, unité, unités, bouteille, bouteilles, btl, bocal, bocaux, botte, bottes, bouquet, bouquets, gousse, gousses, tête, têtes, tranche, tranches, branche, branches, brin, brins, feuille, feuilles, miche, part, parts, boule, boules, tige, tiges, grappe, grappes, régime, meule, quartier, quartiers, rondelle, rondelles, morceau, morceaux, pied, pieds, tablette, plaque, plaques, carafe, rouleau, rouleaux, fiole, flacon, flacons, bloc, bout, moitiés',
    pack: 'paquet, paquets, pqt, pqts, sachet, sachets, carton, cartons, caisse, caisses, cagette, cagettes, barquette, barquettes, pot, pots, brique, briques, briquette, briquettes, bidon, bidons, tube, tubes, sac, sacs, poche, poches, plaquette, plaquettes, tablettes, étui, étuis, berlingot, berlingots, cubi, boite carton, lot, lots, seau, panier, verre, verres, bol, bols, ramequin, ramequins, bourriche, cube, cubes, dosette, dosettes, terrine, terrines, ravier, raviers',
    'pack-of': 'pack, packs',
    portion: 'portion, portions, assiette, assiettes, repas, personne, personnes, pers, ration, rations',
  },
  containers: 'boîte, boîtes, conserve, conserves, canette, canettes, cannette, cannettes, bte, btes',
  of: 'de, d’, des, de la, de l’, du',
  hasBareMeasures: false,
  plurals: { endings: 's, x', isHeadFirst: true, areOnlyPlurals: false },
  packSizes: 'pk',
  oneOf:
    'paquet, pot, botte, boîte, sachet, brique, bouteille, bocal, barquette, carton, tube, filet, plaquette, tablette',
  times: 'x, ×, *, fois',
  quantity: 'qté, quantité, qte, nombre, qt',
  places: {
    fridge:
      'frigo, frigidaire, réfrigérateur, réfrigerateur, frigo américain, bac à légumes, porte du frigo, porte du réfrigérateur, bac du frigo, frigos, réfrigo, bac à légume',
    freezer:
      'congélateur, congélo, congel, congél, congelo, freezer, congélateur coffre, congel’, compartiment congélation',
    pantry:
      'placard, placards, cellier, garde-manger, garde manger, cave, armoire, étagère, buffet, arrière-cuisine, placard de la cuisine, corbeille à fruits, panier à fruits, boîte à pain, huche, plan de travail, souillarde, corbeille de fruits',
  },
  whichPlace:
    'grand, petit, gros, garage, vieux, nouveau, deuxième, second, autre, cuisine, haut, bas, bureau, buanderie, sous-sol, cave, coffre, du haut, du bas, du garage, fond',
  beforePlace:
    'au, dans le, dans la, dans l’, dans, à la, à l’, en, le, la, du, de la, mon, notre, nos, mes, dans mon, dans notre, direct au, mis au, mis dans le, au fond du, en haut du, en bas du, dans la porte du, dans le bac du, dans le tiroir du, dans le haut du, dans le bas du, dans le fond du, est au, sont au, est dans le, sont dans le, toujours au, à mettre au, à ranger dans le, reste au, rangé dans le, rangée dans le, sorti du, dans les, est dans la, mettre au, va au, sur l’, sur le, sur la, pour le',
  frozen: 'surgelé, surgelée, surgelés, surgelées, congelé, congelée, congelés, congelées, surg, surgelè',
  frozenPrefixes: '',
  opened:
    'ouvert, ouverte, ouverts, ouvertes, entamé, entamée, entamés, entamées, déjà ouvert, déjà ouverte, déjà ouverts, déjà entamé, déjà entamée, est ouvert, est ouverte, est entamé, est entamée, j’ai ouvert, on a ouvert, commencé, commencée, déjà commencé',
  possessives: [],
  forPerson: 'pour',
  ofPerson: 'à, de, d’, pour, c’est à, appartient à',
  mine: 'mon, ma, mes, à moi, le mien, la mienne, les miens, les miennes, perso, juste pour moi',
  everybodys:
    'notre, nos, à nous, à tous, à tout le monde, commun, en commun, pour la coloc, de la coloc, à partager',
  me: 'moi, moi-même, bibi',
  everybody: 'tous, toutes, tout le monde, nous, nous tous, toute la coloc, la coloc, la maison',
  and: 'et',
  joints:
    'et, &, plus, ainsi que, et puis, puis, et aussi, et encore, avec aussi, et du, et de la, et des, et de l’',
  strays: [
    'le, la, les, chacun, chacune, je, on, il, elle, nous, est, sont, c’est, cest, ce, ça, ca, c’, qui, que, dit, dis, marqué, écrit, dessus, encore, ok, bon, bonne, bons, bonnes, seulement, déjà, était, sera, vont, va, être, à, et, ou, avec, chez, jusqu’, maintenant, là, alors, donc, puis, ai, avons, a, ont, au, en, dans, sur, finir, manger, consommer, utiliser, jeter, mangé, faut, doit, doivent, vite, svp, stp, merci, depuis, environ, promo, pour, par, jours, rapidement, limite, max, maxi, maximum',
    'dans un tupperware, dans un tupper, en tupperware, dans une boîte hermétique, dans une boîte, le reste de, le reste du, le reste des, sur le paquet, sur l’emballage, sur l’étiquette, écrit dessus, marqué dessus, en promo, en promotion, en réduction, anti-gaspi, antigaspi, date courte, dates courtes, -30%, -50%, faut le manger, faut la manger, faut les manger, faut finir, à finir, à manger, à manger vite, à manger rapidement, à consommer rapidement, je crois, je pense, il me semble, au plus tard, au max, biz, bises, bisous, à jeter après, ça périme, qui périme, qui périment, qui expire, qui expirent',
  ].join(', '),
  pronouns: 'le, la, les, ça, l’',
  clauses: [
    'qu’, que, il reste, il nous reste, il me reste, il y a, y a, je, j’, j’ai, tu, t’, il, elle, on, ils, elles, me, te, qui, que, quoi, où, quand, pourquoi, comment, ça, cela, ceci, celui, celle, ceux, c’est, cest, ce sont, y a, il y a, ya',
    'est, sont, était, étaient, sera, seront, suis, es, sommes, êtes, ai, as, avons, avez, ont, avait, avaient, aura, faut, faudra, faudrait, doit, doivent, devra, devrait, peut, peuvent, pouvez, peux, veut, veux, voulez, voudrais, dois, besoin',
    'manger, mangé, mange, mangez, finir, fini, finis, finissez, consommer, utiliser, utilisé, cuisiner, mettre, mettez, mis, mise, ranger, rangé, laisser, laissé, jeter, jeté, prendre, prends, prenez, acheter, achète, achetez, aller, vais, va, vont, venir, vient, viennent, arrive, arrivent, apporter, ramener, ramène, donner, donné, trouver, trouvé, penser, pense, crois, sais, dit, dis, vu, regarde, regardez, vérifier, oublie, oubliez, oublié, rappelle, rappeler, sent, sentent, commandé, périme, périment, expire, expirent',
    'parce, car, si, donc, alors, sinon, déjà, encore, bientôt, vite, peut-être, sûrement, probablement, assez, trop, vraiment, surtout, rapidement, quelque, quelqu’un, personne, svp, stp, merci, euh, heu, bah, ben, bref, lol, mdr, ptdr, haha, ok, oui, ouais, nan, désolé, pardon, coucou, salut, bonjour, voilà, quoi, genre',
  ].join(', '),
  fromWhere:
    'du marché, du boucher, du charcutier, du boulanger, du fromager, du poissonnier, du traiteur, du primeur, du producteur, du supermarché, de la boucherie, de la boulangerie, de la charcuterie, de la fromagerie, de la poissonnerie, de chez, venant de, de la ferme, de ma mère, de mamie, du jardin, du voisin',
  usesUp: 'manger, finir, consommer, utiliser',
  putsAway: 'mis, mise, mises, rangé, rangée, posé, posée, sorti, sortie',
  fewOf: 'quelques, un peu de, un peu d’, du, de la, des, de l’',
  timesOfDay: 'soir, matin, midi, après-midi, nuit, aprèm',
  lots: 'lot, lot n°, n° de lot, numéro de lot',
  sized:
    'petit, petite, petits, petites, grand, grande, grands, grandes, gros, grosse, grosses, bon, bonne, bons, bonnes, beau, belle, beaux, belles, plein, pleine, pleins, pleines, demi, mini, maxi',
  hedges:
    'peut-être, peut être, sans doute, probablement, normalement, sûrement, je crois, je pense, il me semble, a priori, en principe, devrait, devraient',
  forAll: 'les deux, tous les deux, toutes les deux, tous, toutes, tout, le tout',
  percent: '%, pour cent, pourcent',
  spokenSigns: 'point, virgule, à la ligne, point virgule, nouvelle ligne, retour à la ligne',
  corrections:
    'non pardon, pardon non, non attends, attends non, non je veux dire, je veux dire, enfin non, ah non, non non, oups non, non désolé, désolé non, plutôt non, erratum',
  replaced: 'remplacé, remplacée, remplacement, à la place de, au lieu de, substitué',
  replacedBy: 'par, avec, contre, →, ->, =>',
  insteadOf:
    'à la place de, à la place du, au lieu de, au lieu du, en remplacement de, en remplacement du, remplace',
  absent:
    'plus de stock, en rupture, rupture de stock, indisponible, non disponible, pas disponible, non livré, non livrée, remboursé, remboursée, annulé, annulée, il n’y en a plus, y en a plus, il n’y a plus, est fini, est finie, sont finis, sont finies, presque fini, presque finie, presque vide, est vide, a moisi, est moisi, est moisie, sont moisies, sont moisis, moisi, moisie, a tourné, jeté, jetée, jetés, jetées, poubelle, à la poubelle, tout mangé, a été mangé, terminé, terminée',
  occasions:
    'barbecue, bbq, fête, soirée, dîner, diner, déjeuner, petit-déjeuner, brunch, pique-nique, anniversaire, apéro, repas, raclette party, crémaillère, goûter',
  shopTalk:
    'commande, commandes, livraison, livraisons, facture, code promo, compte, client, panier, créneau, remboursement, expédié, expédiée, sous-total, liste de courses, confirmation, livreur, caisse, drive, retrait',
  // Without accents, "périmé le 15" is "périme le 15", which is to come.
  expired:
    'est périmé depuis, est périmée depuis, sont périmés depuis, périmé depuis, périmée depuis, périmés depuis, a expiré, a expiré le, ont expiré, expiré depuis',
  noDate:
    'pas de date, sans date, aucune date, pas de dlc, sans dlc, pas de ddm, sans ddm, sans date limite, pas de date dessus, pas de date limite, ne périme pas, ne se périme pas, périme pas, ne périme jamais, jamais périmé, illimité, pas de péremption, se garde indéfiniment',
  sinceThen: [
    'après ouverture, après l’ouverture, une fois ouvert, une fois ouverte, dès ouverture, suivant l’ouverture, suivant ouverture, à partir de l’ouverture, à l’ouverture, après décongélation, après achat, après l’achat, après cuisson, après fabrication, après emballage, après production, après livraison, après réception, de l’ouverture, qui suivent l’ouverture',
  ].join(', '),
  vague:
    'pincée, pincées, poignée, poignées, filet, noix, noisette, trait, goutte, gouttes, larme, cuillerée, cuillerées, cuillère, cuillères, soupçon, fond, rab, peu',
  fillers: [
    'coucou, salut, bonjour, hello, hey, alors, bon, ok, oui, ah, euh, et, et aussi, aussi, puis, et puis, ensuite, sinon, encore, s’il te plaît, s’il vous plaît, stp, svp, merci, bises, bisous, biz, lol, mdr, xoxo, dis siri, siri, alexa, ok google, chéri, chérie, mon coeur, maman, du coup, plus, au fait, tiens, voilà, allez, bref',
    'j’ai, j’ai encore, on a, on a encore, nous avons, nous avons encore, j’en ai, il y a, il y a encore, y a, ya, y’a, y a encore, il reste, il reste encore, il nous reste, il me reste, il y avait, c’est, voici, j’ai acheté, on a acheté, j’ai pris, on a pris, acheté, j’ai rapporté, j’ai ramené, ramené, j’ai mis, on a mis, j’ai rangé, pris, viens d’acheter, je viens d’acheter, on vient d’acheter, j’ai trouvé, on m’a donné, j’ai reçu',
    'tu peux ajouter, peux-tu ajouter, ajoute, ajouter, ajoutez, note, noter, notez, mets, mettre, mettez, peux-tu noter, rajoute, rajouter, à ajouter, tu peux mettre, un peu de, un peu d’, quelques, du, de la, des, de l’, les, l’, la, le, mon petit, jus d’un, jus d’une, le jus d’un, le jus d’une, zeste d’, zeste de',
  ].join(', '),
  cutAtShops: 'cuit, cuite, cuits, cuites, tranché, tranchée, coupé, coupée, emballé, emballée',
  asSold:
    'tranché, tranchée, tranchés, râpé, râpée, râpés, cuit, cuite, cuits, fumé, fumée, séché, séchée, haché, hachée, nature, en tranches, en dés, concassées, pelées, bio, demi-sel, doux, entier, vegan',
  preparations: [
    'finement, grossièrement, fraîchement, haché, hachée, hachés, hachées, émincé, émincée, émincés, émincées, coupé, coupée, coupés, coupées, râpé, râpée, pelé, pelée, pelés, pelées, épluché, épluchée, épluchés, épluchées, écrasé, écrasée, ramolli, fondu, fondue, tamisée, tamisé, battu, battus, égoutté, égouttée, égouttés, rincé, lavé, lavée, ciselé, ciselée, dénoyautées, dénoyautés, en dés, en cubes, en rondelles, en lamelles, en morceaux, en tranches, en quartiers, pressé, pressée',
    'selon le goût, à votre goût, au goût, selon votre goût, pour servir, pour la déco, pour décorer, facultatif, facultative, optionnel, ou plus, si besoin, si nécessaire, à température ambiante, tiède, et, ou',
  ].join(', '),
  idioms: [
    'de mer, de la mer, de noël, de pâques, feuille de chêne, feuilles de chêne, pain de sucre, à la coque, pomme de terre, pommes de terre, patate douce, après eight, after eight, 7 up, seven up, kinder bueno, mi-cuit, mi-chèvre, quatre quarts, quatre-quarts, demi-sel, demi sel, demi-écrémé, demi écrémé, mille-feuille, mille-feuilles, mille feuille, quatre fromages, 4 fromages, trois fromages, 3 fromages, cinq épices, 5 épices, quatre épices, 4 épices, quatre saisons, 4 saisons, 7 céréales, sept céréales, 5 céréales, cinq céréales, 5 fruits, pur jus, 100 % pur jus, trois pépins, cent pour cent',
    'poulet frites, poulet-frites, sel et poivre, sel & poivre, huile et vinaigre, jambon beurre, jambon-beurre, jambon fromage, jambon et fromage, chou de bruxelles, jambon de paris, bœuf bourguignon, petit déjeuner, petits-déjeuners, fromage blanc, lait de poule, mardi gras, crème de jour, vin de pays, plat du jour, poisson du jour, pain du jour, soupe du jour, menu du jour, fruits et légumes, thé et café, moules frites, sucré salé, chaud froid, bon appétit, fin de bouche, fines herbes, fin gourmet, extra fin, extra-fins, extra fins, très fins, mi-salé, sac à main, de saison, en saison, part des anges, bon maman, bonne maman, la vache qui rit, vache qui rit, de bonne maman, prince de lu',
  ].join(', '),
  notFoods:
    'total, sous-total, sous total, livraison, frais de livraison, frais de port, remise, réduction, économie, vous économisez, avantage, bon de réduction, consigne, tva, taxe, paiement, carte, carte bancaire, cb, espèces, rendu, rendu monnaie, monnaie, visa, mastercard, paypal, pourboire, sac, à payer, frais de service, commande, net à payer',
  notLines: [
    'j’ai fini, on a fini, j’ai mangé, on a mangé, j’ai bu, on a bu, j’ai jeté, on a jeté, fini le, fini la, fini les, il faut acheter, faut acheter, à acheter, acheter, on doit acheter, il faut racheter, à racheter, racheter, besoin de, on a besoin de, j’ai besoin de, prends, prendre, penser à acheter, pense à acheter, n’oublie pas, ne pas oublier, plus de, on n’a plus, on n’a plus de, on a plus de, il n’y a plus, y a plus, il manque, manque, liste de courses',
    'livraison, votre commande, ta commande, votre livraison, numéro de commande, commande n°, confirmation de commande, créneau de livraison, date de livraison, livré le, merci pour, merci de, articles dans, voir la commande, indisponible, rupture, remboursement, se désabonner, vous avez commandé, préchauffer, préchauffez, préchauffe, faire chauffer, faites chauffer, mélanger, mélangez, laisser mijoter, laissez mijoter, porter à, portez à, fouetter, incorporer, assaisonner, réserver, enfourner, enfournez, cuire pendant, ingrédients, préparation, pour 4 personnes, temps de préparation, temps de cuisson, à tout à l’heure, à plus, à plus tard, à bientôt, je t’aime, j’arrive, en route, appelle-moi, t’es où, tu rentres quand',
  ].join(', '),
};
